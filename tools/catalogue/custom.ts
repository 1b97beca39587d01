import type { FamilyName } from '#core/chain/family.ts'

/** Network that the library lacks, or that the specification replaces with its own entry (1, 100, 8217). */
export interface CustomNetwork {
  id: number
  family: FamilyName
  name: string
  currency: readonly [name: string, symbol: string, decimals: number]
  rpcUrls: readonly string[]
  explorer: readonly [name: string, url: string] | null
  icon: string
  /** Listed for old links and orders, never offered. */
  disabled?: boolean
  flags?: readonly string[]
}

export const customEvm: readonly CustomNetwork[] = [
  {
    id: 1,
    family: 'evm',
    name: 'Ethereum',
    currency: ['Ether', 'ETH', 18],
    rpcUrls: ['https://ethereum-rpc.publicnode.com', 'https://eth.merkle.io'],
    explorer: ['Etherscan', 'https://etherscan.io'],
    icon: 'ethereum',
  },
  {
    id: 100,
    family: 'evm',
    name: 'Gnosis',
    currency: ['xDAI', 'XDAI', 18],
    rpcUrls: ['https://rpc.gnosischain.com'],
    explorer: ['Gnosisscan', 'https://gnosisscan.io'],
    icon: 'gnosis',
  },
  {
    id: 8217,
    family: 'evm',
    name: 'Kaia',
    currency: ['Kaia', 'KAIA', 18],
    rpcUrls: ['https://public-en.node.kaia.io'],
    explorer: ['KaiaScan', 'https://kaiascan.io'],
    icon: 'kaia',
  },
  {
    id: 39,
    family: 'evm',
    name: 'U2U Solaris',
    currency: ['Unicorn Ultra', 'U2U', 18],
    rpcUrls: ['https://rpc-mainnet.u2u.xyz'],
    explorer: ['U2UScan', 'https://u2uscan.xyz'],
    icon: 'u2u',
  },
  {
    id: 54176,
    family: 'evm',
    name: 'OVER Protocol',
    currency: ['Over', 'OVER', 18],
    rpcUrls: ['https://public.rpc.overprotocol.com'],
    explorer: ['OverView', 'https://view.over.network'],
    icon: 'over',
  },
]

export const nonEvm: readonly CustomNetwork[] = [
  {
    id: 83797601,
    family: 'svm',
    name: 'Solana',
    currency: ['Solana', 'SOL', 9],
    rpcUrls: ['https://api.mainnet-beta.solana.com'],
    explorer: ['Solscan', 'https://solscan.io'],
    icon: 'solana',
  },
  {
    id: 69677601,
    family: 'svm',
    name: 'Eclipse',
    currency: ['Ether', 'ETH', 9],
    rpcUrls: ['https://mainnetbeta-rpc.eclipse.xyz'],
    explorer: ['Eclipsescan', 'https://eclipsescan.xyz'],
    icon: 'eclipse',
  },
  {
    id: 83797901,
    family: 'svm',
    name: 'Soon',
    currency: ['Ether', 'ETH', 9],
    rpcUrls: ['https://rpc.mainnet.soo.network/rpc'],
    explorer: ['SOON Explorer', 'https://explorer.soo.network'],
    icon: 'soon',
  },
  {
    id: 84797801,
    family: 'ton',
    name: 'TON',
    currency: ['Gram', 'GRAM', 9],
    rpcUrls: ['https://toncenter.com/api/v2/jsonRPC'],
    explorer: ['Tonviewer', 'https://tonviewer.com'],
    icon: 'ton',
  },
  {
    id: 999706684,
    family: 'bitcoin',
    name: 'Bitcoin',
    currency: ['Bitcoin', 'BTC', 8],
    rpcUrls: ['https://mempool.space/api', 'https://blockstream.info/api'],
    explorer: ['mempool.space', 'https://mempool.space'],
    icon: 'bitcoin',
  },
  {
    id: 999706677,
    family: 'bitcoin',
    name: 'Bitcoin (second id)',
    currency: ['Bitcoin', 'BTC', 8],
    rpcUrls: [],
    explorer: ['mempool.space', 'https://mempool.space'],
    icon: 'bitcoin',
    disabled: true,
  },
  {
    id: 666666666,
    family: 'starknet',
    name: 'Starknet',
    currency: ['Ether', 'ETH', 18],
    rpcUrls: [
      'https://api.zan.top/public/starknet-mainnet/rpc/v0_10',
      'https://rpc.starknet.lava.build/rpc/v0_9',
      'https://starknet-rpc.publicnode.com',
    ],
    explorer: ['Voyager', 'https://voyager.online'],
    icon: 'starknet',
    flags: ['cctp'],
  },
  {
    id: 9889,
    family: 'fuel',
    name: 'Fuel',
    currency: ['Ether', 'ETH', 9],
    rpcUrls: ['https://mainnet.fuel.network/v1/graphql'],
    explorer: ['Fuel Explorer', 'https://app.fuel.network'],
    icon: 'fuel',
  },
  {
    id: 66706701,
    family: 'benfen',
    name: 'BenFen',
    currency: ['BenFen Coin', 'BFC', 9],
    rpcUrls: ['https://rpc-mainnet.benfen.org'],
    explorer: null,
    icon: 'benfen',
  },
  {
    id: 888888888,
    family: 'evm',
    name: 'Inscription',
    currency: ['Ether', 'ETH', 18],
    rpcUrls: [],
    explorer: null,
    icon: 'inscription',
    disabled: true,
    flags: ['inscription'],
  },
]

/** Overrides for networks whose explorer in the library is wrong for users. */
export const explorers: Readonly<Record<number, readonly [name: string, url: string]>> = {
  81457: ['Blastscan', 'https://blastscan.io'],
}
