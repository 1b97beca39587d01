import type { ConnectorInfo } from '#src/wallets/contract.ts'

/** A wallet that can be reached, or whose site may be linked to where links to other products are allowed. */
export const isOffered = ({ ways }: Pick<ConnectorInfo, 'ways'>, links: boolean): boolean =>
  ways.some((way) => way !== 'install' || links)
