import { base64, hex } from '@scure/base'
import { NETWORK, p2pkh, p2sh, p2tr, p2wpkh, Transaction, WIF } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { Signer } from 'bip322-js'

type Network = typeof NETWORK

/** Key of a test wallet, with its addresses. */
export interface FakeKey {
  readonly address: Readonly<Record<'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr', string>>
  /** Hex. */
  readonly publicKey: string
  /** Hex; 32 bytes. */
  readonly taprootKey: string
  /** Signs a text of a main network address by BIP-322, or by the legacy form for P2PKH. */
  signMessage(address: string, message: string): string
  /** Signs inputs of a base64 transaction. */
  signPsbt(psbt: string, inputs: readonly number[], finalize?: boolean): string
}

/** `seed`: one byte that makes the key. */
export function createFakeKey(seed: number, network: Network = NETWORK): FakeKey {
  const secret = new Uint8Array(32).fill(seed)
  const publicKey = pubECDSA(secret)
  const nested = p2sh(p2wpkh(publicKey, network), network)
  return {
    address: {
      p2pkh: p2pkh(publicKey, network).address,
      p2sh: nested.address,
      p2wpkh: p2wpkh(publicKey, network).address,
      p2tr: p2tr(pubSchnorr(secret), undefined, network).address,
    },
    publicKey: hex.encode(publicKey),
    taprootKey: hex.encode(pubSchnorr(secret)),
    signMessage: (address, message) => Signer.sign(WIF(NETWORK).encode(secret), address, message),
    signPsbt(psbt, inputs, finalize = false) {
      const transaction = Transaction.fromPSBT(base64.decode(psbt))
      for (const index of inputs) transaction.signIdx(secret, index)
      if (finalize) transaction.finalize()
      return base64.encode(transaction.toPSBT())
    },
  }
}
