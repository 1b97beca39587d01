/** Path of the page; its API calls are below it. */
export const PAGE_PATH = '/telegram'
/** Source of the page, relative to the project root. */
export const PAGE_SOURCE = 'local/telegram/page/index.html'
/** Output of the page, in the folder of the local web app. */
export const PAGE_FILE = `telegram/${PAGE_SOURCE}`
