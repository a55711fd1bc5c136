// PyScript looks for packages in a database before it asks for Pyodide, and where the browser's IndexedDB
// is forbidden or stuck, it fails or waits for ever. There are no packages here: so it is shown an
// empty database until it has asked.

const real = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");

const answered = (/** @type {unknown} */ result) => {
  /** @type {{ onsuccess?: (event: object) => void }} */
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
};
const store = { getAllKeys: () => answered([]) };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };
const empty = { open: () => answered(database) };

/** From now on `indexedDB` is empty, and answers. */
export function hideDatabase() {
  Object.defineProperty(globalThis, "indexedDB", { value: empty, configurable: true });
}

/** From now on `indexedDB` is the browser's own again. */
export function showDatabase() {
  if (real) Object.defineProperty(globalThis, "indexedDB", real);
  else Reflect.deleteProperty(globalThis, "indexedDB");
}
