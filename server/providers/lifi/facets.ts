import { decodeAbiParameters, type Hex, parseAbiParameters } from 'viem'

/** Payout as the facet's own data names it. */
interface Destination {
  readonly chain?: number | undefined
  readonly recipient?: string
}

/** One bridge of the diamond, which has a function without and one with swaps before it. */
export interface Facet {
  readonly name: string
  /** ABI of the bridge's own argument; null if it has none. */
  readonly data: string | null
  /** Reads what the contract does not compare with the bridge data; null if that can't be read. */
  readonly destination?: (data: never) => Destination | null
}

const only = (chain: number) => (): Destination => ({ chain })

/**
 * Bridges whose calls fix the network and the recipient of the payout: the contract compares them with the bridge data,
 * or `destination` reads them. Others pay out as their servers say, such as Relay or NEAR Intents; their calls are
 * refused. Argument types are from the sources of the deployed facets.
 */
export const facets: readonly Facet[] = [
  { name: 'Across', data: '(int64,uint32,bytes,uint256)' },
  {
    name: 'AcrossV4',
    data: '(bytes32,bytes32,bytes32,bytes32,uint256,uint128,bytes32,uint32,uint32,uint32,bytes)',
  },
  { name: 'AllBridge', data: '(bytes32,uint256,bytes32,uint256,uint8,bool)' },
  { name: 'ArbitrumBridge', data: '(uint256,uint256,uint256)', destination: only(42161) },
  { name: 'CelerCircleBridge', data: '(uint256,uint32)' },
  // The contract does not compare this recipient with the bridge data.
  {
    name: 'DeBridgeDln',
    data: '(bytes,bytes,bytes,uint256)',
    destination: ([, receiver]: readonly [Hex, Hex]) => ({ recipient: receiver }),
  },
  { name: 'Eco', data: '(bytes,address,uint64,bytes,bytes32,address)', destination: ecoTransfer },
  { name: 'Glacis', data: '(bytes32,address,uint256,bytes32)' },
  { name: 'GnosisBridge', data: null, destination: only(100) },
  {
    name: 'LiFiIntentEscrowV2',
    data: '(bytes32,bytes32,address,uint256,uint32,uint32,address,bytes32,bytes32,bytes32,uint128,(address,address,address,address,uint256,bytes,bool)[],bytes)',
  },
  { name: 'MegaETHBridge', data: '(address,uint32,bool)', destination: only(4326) },
  { name: 'OmniBridge', data: null, destination: only(100) },
  { name: 'OptimismBridge', data: '(address,uint32,bool)', destination: only(10) },
  { name: 'PolygonBridge', data: null, destination: only(137) },
  { name: 'PolymerCCTP', data: '(uint256,uint256,bytes32,bytes32,uint32,address,bytes)' },
  {
    name: 'Stargate',
    data: '(uint16,(uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)',
    destination: ([, [endpoint]]: readonly [number, readonly [number]]) => ({ chain: endpoints[endpoint] }),
  },
]

/** Networks by their LayerZero V2 endpoint id; a payout to any other is not read. */
const endpoints: Readonly<Record<number, number>> = {
  30101: 1,
  30102: 56,
  30106: 43114,
  30109: 137,
  30110: 42161,
  30111: 10,
  30125: 42220,
  30138: 122,
  30145: 100,
  30150: 8217,
  30151: 1088,
  30165: 324,
  30181: 5000,
  30183: 59144,
  30184: 8453,
  30214: 534352,
  30255: 252,
  30274: 196,
  30280: 1329,
  30319: 480,
  30320: 130,
  30324: 2741,
  30332: 146,
  30339: 57073,
  30362: 80094,
  30367: 999,
  30370: 98866,
  30390: 143,
}

const ecoRoute = parseAbiParameters(
  '(bytes32 salt, uint64 deadline, address portal, uint256 nativeAmount, (address token, uint256 amount)[] tokens, (address target, bytes callData)[] calls)',
)
const TRANSFER = '0xa9059cbb'

/** An Eco route may make any calls; one transfer of the token that it brings is a payout. */
function ecoTransfer([, , , encoded]: readonly [Hex, string, bigint, Hex]): Destination | null {
  const [{ nativeAmount, tokens, calls }] = decodeAbiParameters(ecoRoute, encoded)
  const [call] = calls
  if (nativeAmount !== 0n || tokens.length !== 1 || calls.length !== 1 || !call) return null
  if (call.target !== tokens[0]?.token || !call.callData.startsWith(TRANSFER)) return null
  const [recipient] = decodeAbiParameters(parseAbiParameters('address, uint256'), `0x${call.callData.slice(10)}`)
  return { recipient: recipient.toLowerCase() }
}
