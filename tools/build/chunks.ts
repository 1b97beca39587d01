import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'

/**
 * Sources around every page, which load after startup: bars, panels, messages, and the code of the other pages' addresses; and what
 * the form and other pages share.
 */
export const frame: readonly string[] = [
  'src/app/Footer.tsx',
  'src/app/HeaderPlaces.tsx',
  'src/app/PagePosition.tsx',
  'src/app/ServerUnreachable.tsx',
  'src/app/ToastLayer.tsx',
  'src/app/OtherScreens.tsx',
  'src/app/Overlays.tsx',
  'src/app/loaders.ts',
  'src/app/prefetch.ts',
  'src/app/writeHead.ts',
  'src/features/bridge/form/MisreadNotice.tsx',
  'src/features/bridge/link/LinkNotice.tsx',
  'src/features/bridge/quotes/quoteRows.ts',
  'src/features/shared/pending.ts',
  'src/features/shared/plans.ts',
  'src/features/shared/usePending.ts',
  'src/features/site/FooterLinks.tsx',
  'src/features/site/PopupHost.tsx',
  'src/format/percent.ts',
  'src/ui/Badge.tsx',
  'src/ui/Card.tsx',
  'src/ui/EmptyState.tsx',
  'src/ui/Switch.tsx',
  'src/ui/Tooltip.tsx',
  'src/ui/moreIcons.tsx',
  'src/wallets/callNode.ts',
  'src/wallets/walletErrors.ts',
]

/** Sources that load after startup on every visit of the form, without a tap. */
export const afterStart: readonly string[] = [
  'src/features/bridge/form/FormOptions.tsx',
  'src/features/bridge/form/FormSheets.tsx',
  'src/features/bridge/form/HowItWorks.tsx',
  'src/features/bridge/form/QuoteFacts.tsx',
  'src/features/site/Banners.tsx',
  'src/pages/formSlots.tsx',
  'src/ui/StaleMark.tsx',
  'src/ui/network/networkDrawings.ts',
  'src/ui/network/tokenDrawings.ts',
]

interface ChainIcon {
  readonly icon: string
  readonly popular: readonly unknown[]
}

/** Icons of the networks that the form and the picker show first. */
const popular = new Set(
  (JSON.parse(readFileSync(new URL('../../config/chains.json', import.meta.url), 'utf8')) as ChainIcon[])
    .filter((chain) => chain.popular.length > 0)
    .map(({ icon }) => icon),
)

/** Icons of the assets that most transfers move. */
const popularTokens = new Set(['AVAX', 'BNB', 'BTC', 'ETH', 'POL', 'SOL', 'USDC', 'USDT', 'WBTC'])

/**
 * Packages that only define things, and whose package.json does not say so: unused parts of Bitcoin's wallet protocol,
 * with their HTTP client and wallet picker, and of Fuel's library stay out of the build.
 */
export const sideEffectFree =
  /\/node_modules\/(?:sats-connect|@sats-connect\/[\w-]+|axios|valibot|jsontokens|bitcoin-address-validation|fuels|@fuel-ts\/[\w-]+)\//

const drawing = /\/@web3icons\/core\/dist\/svgs\/(networks|tokens|wallets|exchanges)\/.*?([^/]+)\.svg\.js$/

/** Returns the chunk of a drawing: a file for each would be half of all files. Null for other modules. */
function drawingChunk(file: string): string | null {
  const [, kind, icon = ''] = drawing.exec(file) ?? []
  if (kind === undefined) return null
  if (kind === 'wallets' || kind === 'exchanges') return 'wallet-drawings'
  return (kind === 'tokens' ? popularTokens : popular).has(icon) ? 'popular-drawings' : 'drawings'
}

/** Source bytes of one file of drawings: less than 20 kB with gzip. */
const DRAWINGS_BYTES = 60_000

const pattern =
  (text: RegExp) =>
  (file: string): boolean =>
    text.test(file)

const isOneOf =
  (sources: readonly string[]) =>
  (file: string): boolean =>
    sources.some((source) => file.endsWith(`/${source}`))

interface Group {
  readonly name: string
  has(file: string): boolean
  /** Leaves modules that only one lazy part uses in the file of that part. */
  readonly sharedOnly?: boolean
}

/**
 * Files of lazy code, first match first. A module's imports follow it into its file, so each group may only import
 * earlier ones and itself.
 */
const groups: readonly Group[] = [
  { name: 'reown-icons', has: pattern(/\/@reown\/appkit-ui\/.*\/assets\//) },
  { name: 'frame', has: isOneOf(frame) },
  { name: 'after-start', has: isOneOf(afterStart) },
  { name: 'dialogs', has: pattern(/\/node_modules\/@(?:base-ui|floating-ui)\/|\/src\/ui\/Sheet\.tsx$/) },
  {
    name: 'addresses',
    sharedOnly: true,
    has: pattern(
      /\/chains\/(?:registry|\w+\/address)\.ts$|\/src\/features\/shared\/(?:readAddress|addresses|knownContracts)\.ts$/,
    ),
  },
  // One file before that of the first wallet, so that a remembered one reconnects without a chain of requests.
  { name: 'connections', has: pattern(/\/src\/(?:wallets\/connections|app\/walletLoader)\.ts$/) },
  { name: 'receipts', has: pattern(/\/src\/features\/telegram\/(?:\w*Receipts\w*)\.tsx?$/) },
  { name: 'qr', has: pattern(/\/src\/ui\/QrCode\.tsx$/) },
  {
    name: 'shared',
    sharedOnly: true,
    has: pattern(
      /^(?!.*node_modules).*\/(?:core|src\/(?:ui|format|api|platform\/(?:use\w+|onReturn)|features\/shared|features\/bridge\/quotes\/loss))[/.]|\/node_modules\/@tanstack\/(?:react-query|query-core)\/(?!.*[dD]evtools)/,
    ),
  },
  { name: 'partner', has: pattern(/\/src\/features\/site\/Channel(?:Header|Footer|Missing)\.tsx$/) },
  // Rows of orders, without the code that makes one.
  {
    name: 'order-rows',
    sharedOnly: true,
    has: pattern(
      /\/src\/features\/orders\/(?:detail\/(?:progress|orderNames|OrderPlaceholder)|history\/OrderList)\.tsx?$/,
    ),
  },
  // Swaps of history, in progress, and before or after a bridge, without the form and the review.
  {
    name: 'swap-rows',
    sharedOnly: true,
    has: pattern(
      /\/src\/features\/swap\/(?:model\/|twoStep\/|form\/OnBridgePage\.|detail\/(?:ArrivalCard|usePlan|planState|swapProgress)\.)/,
    ),
  },
  {
    name: 'pickers',
    sharedOnly: true,
    has: pattern(/\/src\/features\/(?:bridge\/pickers|swap\/sheets\/TokenPicker)[/.]/),
  },
  ...['account', 'bridge', 'orders', 'rewards', 'site', 'airdrop'].map((room) => ({
    name: room,
    sharedOnly: true,
    // A sheet opens on a tap, so it stays in a file of its own: its dialog's code would come with the room.
    has: (file: string) =>
      file.includes(`/src/features/${room}/`) && !/\/(?!use)\w*(?:Sheets?|Review|Picker)\.tsx$/.test(file),
  })),
  // Pages without contents of their own.
  { name: 'no-page', has: pattern(/\/src\/(?:app\/HiddenPage|pages\/NotFoundPage)\.tsx$/) },
]

const FIRST = 100

/** The first load is two files: libraries, which change rarely, and our code. Many small files would compress worse. */
const firstLoad: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: FIRST + 3 },
  { name: 'app', tags: ['$initial'], priority: FIRST + 2 },
]

const slashes = (id: string): string => id.replaceAll('\\', '/')

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  ...firstLoad,
  { name: (id) => drawingChunk(slashes(id)), maxSize: DRAWINGS_BYTES, priority: FIRST + 1 },
  ...groups.map(({ name, has, sharedOnly }, place) => ({
    name,
    test: (id: string) => has(slashes(id)),
    minShareCount: sharedOnly ? 2 : 1,
    priority: FIRST - place,
  })),
]
