import { onPlate } from './networkDrawings.ts'

/** Drawings of the packaged assets, each its own chunk; the icon set has thousands. */
const files = import.meta.glob<string>(
  '/node_modules/@web3icons/core/dist/svgs/tokens/branded/{APE,AVAX,BNB,BTC,CELO,CFX,CHZ,CORE,CRO,DATA,DMT,ETH,EVMOS,FIL,FRAX,FTM,FUSE,G,GHO,GLMR,GO,GRAM,HBAR,IMX,KAVA,METIS,MNT,MOVR,POL,SEI,SOL,STRK,TLOS,TT,USDC,USDT,VLX,WBTC,XDC,XTZ}.svg.js',
  { import: 'default' },
)

/** Drawing of an asset by icon name, visible in both themes; null without one. */
export async function tokenDrawing(icon: string): Promise<string | null> {
  const load = files[`/node_modules/@web3icons/core/dist/svgs/tokens/branded/${icon.toUpperCase()}.svg.js`]
  return load ? onPlate(await load()) : null
}
