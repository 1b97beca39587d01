import type { LinkStore } from './linkStore.ts'
import type { DeepLink } from './readLink.ts'

/** Another link has led here: it is settled like the first one, and what the person typed stays. */
export const followLink = (store: LinkStore, link: DeepLink): void =>
  store.setState(({ unconfirmed }) => ({
    link,
    settled: false,
    refused: [],
    unconfirmed: link.wishes.recipient ?? unconfirmed,
  }))
