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
const owed = new Map(); // name -> text, null to remove it: what is not known to be on the disk yet
const mine = new Set(); // names written here
const found = new Map();
let isRead = false;
let cameLate = false; // Python has begun without what lies here
let opening;

const ended = (request, end = "success") =>
  new Promise((resolve, reject) => {
    request[`on${end}`] = () => resolve(request.result);
    request.onerror = request.onabort = () => reject(request.error);
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

/** Does something with the database, opened first if need be; a fault ends the connection, and that is all. */
async function use(work) {
  let database;
  try {
    database = await (opening ??= connect());
    await work(database);
  } catch {
    database?.close();
    opening = undefined;
  }
}

async function read(database) {
  const store = database.transaction(TEXTS, "readwrite").objectStore(TEXTS);
  const [names, rows] = await Promise.all([ended(store.getAllKeys()), ended(store.getAll())]);
  names.forEach((name, i) => typeof name === "string" && typeof rows[i]?.text === "string" && found.set(name, rows[i].text));
  isRead = true;
  const matches = names.map((name, i) => [name, rows[i]?.at || 0]).filter(([name]) => !RESULTS.test(name));
  for (const [name] of matches.sort(([, a], [, b]) => b - a).slice(MATCHES)) store.delete(name);
}

/** One change. What lies here unread, because it came late, is kept beside it, for the next start to compare. */
function change(store, name, text) {
  const row = { text, at: Date.now() };
  const make = () => (text === null ? store.delete(name) : store.put(row, name));
  if (!cameLate || mine.has(name)) return make();
  mine.add(name);
  store.get(name).onsuccess = ({ target: { result: unread } }) => {
    if (unread && unread.text !== text) store.put(unread, `${name}~${unread.at}`);
    make();
  };
}

/** Writes all that is owed. What fails stays owed, and goes along with what comes next. */
async function write(database) {
  const changes = [...owed];
  const all = database.transaction(TEXTS, "readwrite", { durability: "strict" });
  for (const [name, text] of changes) change(all.objectStore(TEXTS), name, text);
  if (!cameLate) all.commit?.(); // now, even if the page is busy or ends
  await ended(all, "complete");
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
  /** Keeps a text under a name, instead of what was there; returns at once. */
  put(name, text) {
    owed.set(name, text);
    use(write);
  },
  /** Forgets what is kept under a name. */
  remove(name) {
    journal.put(name, null);
  },
};
