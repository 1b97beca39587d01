import { html } from 'hono/html'
import { page, TRY_PATH, type Html } from './page.ts'

export interface Guide {
  readonly telegram: boolean
  readonly wallet: boolean
  readonly social: boolean
}
interface Entry {
  readonly shown: keyof Guide | null
  readonly path: string
  readonly name: string
  readonly about: string
}

const entries: readonly Entry[] = [
  {
    shown: null,
    path: '/',
    name: 'The app',
    about: 'Connect the local test wallet and bridge 0.1 ETH from Northshore to Southshore.',
  },
  {
    shown: 'wallet',
    path: `${TRY_PATH}/wallet`,
    name: 'Phone wallet',
    about: 'Copy a WalletConnect link from the app, paste it here, and approve requests.',
  },
  {
    shown: 'telegram',
    path: '/telegram',
    name: 'Telegram',
    about: 'Open the app as a Mini App, next to its bot and channel.',
  },
  {
    shown: 'social',
    path: `${TRY_PATH}/x`,
    name: 'X',
    about: 'Follow Causeway, add the task’s code to your bio, then verify the task for points.',
  },
  {
    shown: 'social',
    path: `${TRY_PATH}/discord`,
    name: 'Discord',
    about: 'Join the community, then verify the task for points.',
  },
]

/** Things to try on this machine, with a link and a sentence each. */
export const guidePage = (guide: Guide): Html =>
  page({
    title: 'Try Causeway',
    about: 'Networks, wallets, platforms and accounts all run on this machine.',
    body: entries
      .filter(({ shown }) => shown === null || guide[shown])
      .map(
        ({ path, name, about }) =>
          html`<a class="card" href="${path}"><h2>${name}</h2><p class="about">${about}</p></a>`,
      ),
  })
