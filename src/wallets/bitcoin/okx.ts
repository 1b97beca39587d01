import { base64, hex } from '@scure/base'
import { type BitcoinProvider, requireAccount, satoshiNumber, type WalletAddresses } from './provider.ts'

/** OKX Wallet's interface for the main network, the only one that it has for pages. */
export interface OkxBitcoin {
  connect(): Promise<{ readonly address: string; readonly publicKey: string } | null>
  getAccounts(): Promise<readonly string[]>
  getPublicKey(): Promise<string>
  signMessage(message: string, type: 'ecdsa' | 'bip322-simple'): Promise<string>
  sendBitcoin(to: string, satoshis: number): Promise<string>
  signPsbt(
    psbt: string,
    options: { autoFinalized: boolean; toSignInputs: readonly { index: number; address: string }[] },
  ): Promise<string>
  /** Absent in older versions. */
  disconnect?(): Promise<void>
  on(event: OkxEvent, listener: () => void): void
  removeListener?(event: OkxEvent, listener: () => void): void
}
type OkxEvent = 'accountChanged' | 'disconnect'

const both = (address: string, publicKey: string): WalletAddresses => {
  const own = { address, publicKey }
  return { payment: own, ordinals: own }
}

/** OKX Wallet: one account of the user's choice, for coins and inscriptions. */
export function okxProvider(okx: OkxBitcoin): BitcoinProvider {
  return {
    async connect() {
      const { address, publicKey } = requireAccount(await okx.connect())
      return both(address, publicKey)
    },
    async shared() {
      const [address] = await okx.getAccounts()
      return address === undefined ? null : both(address, await okx.getPublicKey())
    },
    disconnect: async () => okx.disconnect?.(),
    signMessage: (_, message, legacy) => okx.signMessage(message, legacy ? 'ecdsa' : 'bip322-simple'),
    sendTransfer: (to, amount) => okx.sendBitcoin(to, satoshiNumber(amount)),
    async signPsbt(psbt, address, inputs) {
      const toSignInputs = inputs.map((index) => ({ index, address }))
      const signed = await okx.signPsbt(hex.encode(base64.decode(psbt)), { autoFinalized: false, toSignInputs })
      return base64.encode(hex.decode(signed))
    },
    onChange(listener) {
      const changed = (): void => listener('changed')
      const left = (): void => listener('disconnected')
      okx.on('accountChanged', changed)
      okx.on('disconnect', left)
      return () => {
        okx.removeListener?.('accountChanged', changed)
        okx.removeListener?.('disconnect', left)
      }
    },
  }
}
