import { colourVariables } from '#core/channel/colours.ts'
import type { Palette } from './colours.ts'

const variables: Readonly<Record<keyof Palette, string>> = { ...colourVariables, primaryStrong: '--tide-strong' }

/** Palette as declarations for index.html's rule, which a partner's own colors override. */
export const lookStyle = (palette: Palette): string =>
  Object.entries(palette)
    .map(([role, value]) => `${variables[role as keyof Palette]}:${value}`)
    .join(';')
