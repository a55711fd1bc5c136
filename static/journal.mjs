// The third place of what is saved, in IndexedDB: unlike localStorage it is on the disk at once, so
// that it survives a crash of the whole browser. localStorage stays the home; here lies, by the same
// names, the very text last written there, with the time it came.
//
// It is read at start, beside the download. Where IndexedDB is missing, forbidden or does not answer,
// the page goes on without it: nothing here throws, and nothing is waited for longer than PATIENCE.

const DATABASE = "boneyard";
const TEXTS = "texts";
const PATIENCE = 1000; // ms
const MATCHES = 30; // matches kept; an older one has long been on the disk in localStorage
const RESULTS = /^results\.[^~]*$/; // are all kept
/** A text as it lies on the disk, and when it came.
 * @typedef {{ text: string | null, at: number }} Row */

/** @type {Map<string, string | null>} */
const owed = new Map(); // name -> text, null to remove it: what is not known to be on the disk yet
/** @type {Set<string>} */
const mine = new Set(); // names written here
/** @type {Map<string, string>} */
const found = new Map();
let isRead = false;
let cameLate = false; // Python has begun without what lies here
/** @type {Promise<IDBDatabase> | undefined} */
let opening;

/** What a request brings.
 * @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const ended = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Resolves when a transaction is through.
 * @param {IDBTransaction} transaction @returns {Promise<void>} */
const completed = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });

async function connect() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
  const database = await ended(request);
  const leave = () => {
    database.close(); // or else another tab could neither renew nor delete it
    opening = undefined;
  };
  database.onversionchange = database.onclose = leave;
  return database;
}

/** Does something with the database, opened first if need be; a fault ends the connection, and that is all.
 * @param {(database: IDBDatabase) => Promise<void>} work */
async function use(work) {
  /** @type {IDBDatabase | undefined} */
  let database;
  try {
    opening ??= connect();
    database = await opening;
    await work(database);
  } catch {
    database?.close();
    opening = undefined;
  }
}

/** @param {IDBDatabase} database */
async function read(database) {
  const store = database.transaction(TEXTS, "readwrite").objectStore(TEXTS);
  const [names, rows] = await Promise.all([ended(store.getAllKeys()), ended(store.getAll())]);
  names.forEach((name, i) => {
    if (typeof name === "string" && typeof rows[i]?.text === "string") found.set(name, rows[i].text);
  });
  isRead = true;
  const matches = names.map((name, i) => ({ name, at: rows[i]?.at || 0 })).filter(({ name }) => !RESULTS.test(String(name)));
  for (const { name } of matches.sort((one, other) => other.at - one.at).slice(MATCHES)) store.delete(name);
}

/** One change. What lies here unread, because it came late, is kept beside it, for the next start to compare.
 * @param {IDBObjectStore} store @param {string} name @param {string | null} text */
function change(store, name, text) {
  const row = { text, at: Date.now() };
  const make = () => (text === null ? store.delete(name) : store.put(row, name));
  if (!cameLate || mine.has(name)) return make();
  mine.add(name);
  const asked = store.get(name);
  asked.onsuccess = () => {
    /** @type {Row | undefined} */
    const unread = asked.result;
    if (unread && unread.text !== text) store.put(unread, `${name}~${unread.at}`);
    make();
  };
}

/** Writes all that is owed. What fails stays owed, and goes along with what comes next.
 * @param {IDBDatabase} database */
async function write(database) {
  const changes = [...owed];
  const all = database.transaction(TEXTS, "readwrite", { durability: "strict" });
  for (const [name, text] of changes) change(all.objectStore(TEXTS), name, text);
  if (!cameLate) all.commit?.(); // now, even if the page is busy or ends
  await completed(all);
  for (const [name, text] of changes) if (owed.get(name) === text) owed.delete(name);
}

/** Resolves when the journal is read, cannot be read, or is waited for no longer. */
export const settled = Promise.race([use(read), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

export const journal = {
  /** The texts by name as they were found at start. "match.3f2a~<time>" is another text of "match.3f2a". */
  texts() {
    cameLate = !isRead;
    return found;
  },
  /** Keeps a text under a name, instead of what was there; returns at once.
   * @param {string} name @param {string | null} text */
  put(name, text) {
    owed.set(name, text);
    use(write);
  },
  /** Forgets what is kept under a name.
   * @param {string} name */
  remove(name) {
    journal.put(name, null);
  },
};
