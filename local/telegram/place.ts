/** Path of the page, and of its calls below it. */
export const PAGE_PATH = '/telegram'
/** Its source, relative to the project root. */
export const PAGE_SOURCE = 'local/telegram/page/index.html'
/** Its output, in the folder of the local web app. */
export const PAGE_FILE = `telegram/${PAGE_SOURCE}`
