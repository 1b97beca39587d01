import type { LinkStore } from './linkStore.ts'
import type { DeepLink } from '#src/features/shared/readLink.ts'

/** Applies a link followed within the app like the first one; the user's own input stays. */
export const followLink = (store: LinkStore, link: DeepLink): void =>
  store.setState(({ unconfirmed }) => ({
    link,
    settled: false,
    refused: [],
    unconfirmed: link.wishes.recipient ?? unconfirmed,
  }))
