import type { Layout, PageName, ScreenRow } from './types.ts'

export const layouts = {
  form: { navigation: true, footerFixed: false, background: 'shores' },
  list: { navigation: true, footerFixed: false, background: 'none' },
  page: { navigation: true, footerFixed: true, background: 'waves' },
  quay: { navigation: true, footerFixed: false, background: 'harbour' },
  event: { navigation: false, footerFixed: false, background: 'lanterns' },
  closed: { navigation: false, footerFixed: true, background: 'waves' },
} as const satisfies Record<string, Layout>

export type Line = readonly [
  name: string,
  path: string,
  page: PageName,
  layout: keyof typeof layouts,
  more?: Partial<Pick<ScreenRow, 'guard' | 'listed'>>,
]

const lines = [
  ['bridge', '/', 'bridge', 'form', { listed: true }],
  ['confirm', '/confirm', 'confirm', 'form'],
  ['completed', '/completed/:id', 'completed', 'form'],
  ['order', '/order/:id', 'order', 'list'],
  ['dapp', '/dapp/:name', 'bridge', 'form'],
  ['network', '/network/:name', 'bridge', 'form'],
] as const satisfies readonly Line[]

export const toScreen = <Row extends Line>([name, path, page, layout, more]: Row): ScreenRow & {
  readonly name: Row[0]
} => ({ name, path, page, layout: layouts[layout], guard: null, listed: false, ...more })

/** Screens of the form and of orders: the app's first load knows no other. */
export const firstScreens = (lines as readonly (typeof lines)[number][]).map(toScreen)

export const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '')

/** Screen whose pattern fits a path, ignoring case and a trailing slash. */
export function findScreen<Row extends ScreenRow>(screens: readonly Row[], pathname: string): Row | null {
  const parts = partsOf(pathname)
  return screens.find(({ path }) => fits(path, parts)) ?? null
}

function fits(pattern: string, parts: readonly string[]): boolean {
  const wanted = partsOf(pattern)
  return (
    wanted.length === parts.length &&
    wanted.every((want, i) => want.startsWith(':') || want.toLowerCase() === parts[i]?.toLowerCase())
  )
}
