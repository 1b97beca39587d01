import { networkColorCss } from './networkColor.ts'
import { onPlate } from './onPlate.ts'
import { shoreColour } from './shoreColour.ts'

/** Every network drawing of the icon set, each its own chunk; the table alone is too large for the first load. */
const files = import.meta.glob<string>('/node_modules/@web3icons/core/dist/svgs/networks/branded/*.svg.js', {
  import: 'default',
})

/** Drawing of a network by icon name, visible in both themes; null when the set has none. */
export async function networkDrawing(icon: string): Promise<string | null> {
  const load = files[`/node_modules/@web3icons/core/dist/svgs/networks/branded/${icon}.svg.js`]
  return load ? onPlate(await load()) : null
}

/** Color of a network's shore. */
export const networkColour = async (name: string, icon: string): Promise<string> =>
  networkColorCss(shoreColour(name, await networkDrawing(icon)))
