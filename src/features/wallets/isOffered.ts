import type { ConnectorInfo } from '#src/wallets/contract.ts'

/** True when a wallet can be reached, or its site may be linked. */
export const isOffered = ({ ways }: Pick<ConnectorInfo, 'ways'>, links: boolean): boolean =>
  ways.some((way) => way !== 'install' || links)
