/** Where the page stands, and its calls below it. */
export const PAGE_PATH = '/telegram'
/** Its source, from the root of the project. */
export const PAGE_SOURCE = 'local/telegram/page/index.html'
/** What it is built into, in the folder of the local web app. */
export const PAGE_FILE = `telegram/${PAGE_SOURCE}`
