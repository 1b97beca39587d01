import type { AppKit } from '@reown/appkit/core'
import type { Connector } from 'wagmi'
import { isOwnPicture } from '../account.ts'

/** Connection proposal on the relay. It names no wallet, so another wallet may answer it. */
export interface Proposal {
  /** Pairing URI; never settles when the relay returns none. */
  readonly uri: Promise<string>
  /** The wallet's answer; a wallet that answers after every caller has left is disconnected first. */
  readonly answer: Promise<void>
  /** Current caller; null when there is none. */
  waiting: object | null
}

/** WalletConnect's state of one configuration. */
export interface Relay {
  /** Null until a wallet outside this browser is wanted. */
  connector: Connector | null
  /** Its provider, once loaded. */
  provider: PeerProvider | null
  /** Proposals without a URI yet. */
  readonly proposals: Map<Connector, Proposal>
  /** Disconnects that were begun. */
  readonly farewells: Map<Connector, Promise<void>>
  /** Vendor windows that were opened. */
  readonly windows: Map<Connector, AppKit>
}

export const createRelay = (): Relay => ({
  connector: null,
  provider: null,
  proposals: new Map(),
  farewells: new Map(),
  windows: new Map(),
})

/** Parts of WalletConnect's provider that name the wallet. */
export interface PeerProvider {
  readonly session?: { readonly peer: { readonly metadata: { readonly icons?: readonly string[] } } } | undefined
}

/** Icon that the wallet on the other end announced; null when it has none that the content policy shows. */
export const peerIcon = ({ provider }: Pick<Relay, 'provider'>, origin: string): string | null =>
  provider?.session?.peer.metadata.icons?.find((icon) => isOwnPicture(icon, origin)) ?? null
