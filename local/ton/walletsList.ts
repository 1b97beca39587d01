import { localTonWalletInfo, TON_WALLET_KEY } from '#src/wallets/ton/localWallet.ts'
import { TRY_PATH } from '../try/page.ts'

/** The file keeps its published name. */
export const TON_WALLETS_PATH = `${TRY_PATH}/wallets-v2.json`

/** TON Connect's wallet list with the local wallet alone, in the published format, whose features are objects only. */
export const tonWalletsList = [
  {
    ...localTonWalletInfo,
    bridge: [{ type: 'js', key: TON_WALLET_KEY }],
    features: localTonWalletInfo.features.filter((feature) => typeof feature === 'object'),
  },
]
