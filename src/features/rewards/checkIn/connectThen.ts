import type { FamilyName } from '#core/chain/family.ts'
import type { Services } from '#src/services.ts'

/** Opens the wallet list, and calls back once it is closed with a connected wallet of that family. */
export function connectThen(
  { wallets }: Pick<Services, 'wallets'>,
  family: FamilyName | undefined,
  done: () => void,
): void {
  wallets.getState().openList(family)
  const stop = wallets.subscribe(({ listOpen, accounts }) => {
    if (listOpen) return
    stop()
    if (family === undefined ? Object.keys(accounts).length > 0 : accounts[family]) done()
  })
}
