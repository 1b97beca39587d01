import type { ConnectorInfo } from '#src/wallets/contract.ts'

interface Place {
  readonly inTelegram: boolean
  /** Links to other products may be shown here. */
  readonly links: boolean
}

/** Extensions do not exist in Telegram, and a wallet that is not there is a link to its site. */
export const isOffered = ({ installed, worksInTelegram }: ConnectorInfo, { inTelegram, links }: Place): boolean => (!inTelegram || worksInTelegram) && (installed || links)
