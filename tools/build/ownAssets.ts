import type { Plugin } from 'vite'

const themeCode = /[\\/]node_modules[\\/]@reown[\\/]appkit-ui[\\/].*ThemeUtil\.js$/
const fontImport = /@import url\('https:\/\/fonts\.googleapis\.com\/[^']*'\);/g

const tonWindowCode = /[\\/]node_modules[\\/]@tonconnect[\\/]ui[\\/]lib[\\/].*\.mjs$/
const tonIcon = 'https://raw.githubusercontent.com/ton-connect/sdk/main/assets/ton-icon-48.png'
const ownTonIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="#0098ea"/><path d="M13 15h22L24 35zm11 0v18" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"/></svg>',
)}`

/** Removes the font import of WalletConnect's window: the content policy refuses it, and each refusal is reported. */
export const withoutFontImport = (code: string): string => code.replace(fontImport, '')

/** Embeds the picture in the QR code of TON Connect's window, which would otherwise tell GitHub of each connection. */
export const withOwnTonIcon = (code: string): string => code.replaceAll(tonIcon, ownTonIcon)

/** Keeps the wallet vendors' windows from loading fonts and pictures of other sites. */
export function ownAssets(): Plugin[] {
  const rewriting = (name: string, id: RegExp, rewrite: (code: string) => string): Plugin => ({
    name: `causeway:own-assets-${name}`,
    apply: 'build',
    transform: { filter: { id }, handler: (code) => ({ code: rewrite(code), map: null }) },
  })
  return [rewriting('walletconnect', themeCode, withoutFontImport), rewriting('ton', tonWindowCode, withOwnTonIcon)]
}
