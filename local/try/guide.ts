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
    about: 'Copy a WalletConnect link in the app, paste it here, and approve what the app asks for.',
  },
  {
    shown: 'telegram',
    path: '/telegram',
    name: 'Telegram',
    about: 'See the app as a Mini App, with the bot and the channel next to it.',
  },
  {
    shown: 'social',
    path: `${TRY_PATH}/x`,
    name: 'X',
    about: 'Follow Causeway and put the code of the task in your bio, then verify the task for points.',
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
    title: 'What you can try',
    about: 'Everything here runs on this machine: the networks, the wallet, the platforms and their accounts.',
    body: entries
      .filter(({ shown }) => shown === null || guide[shown])
      .map(
        ({ path, name, about }) =>
          html`<a class="card" href="${path}"><h2>${name}</h2><p class="about">${about}</p></a>`,
      ),
  })
