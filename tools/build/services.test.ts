import { expect, it } from 'vitest'
import { type BundledFile, servicePackage, webOnly } from './services.ts'

const file = (fileName: string, imports: string[], dynamicImports: string[] = []): BundledFile => ({
  fileName,
  imports,
  dynamicImports,
})
const bundle = [
  file('maker.js', ['shared-1.js', 'node:fs', 'viem/accounts'], ['lazy-2.js']),
  file('maker-admin.js', ['shared-1.js', 'path']),
  file('shared-1.js', ['@solana/web3.js', 'shared-3.js']),
  file('shared-3.js', ['pg', 'shared-1.js']),
  file('lazy-2.js', ['@noble/hashes/sha2.js']),
  file('server.js', ['hono', 'shared-3.js']),
]

it('includes what the programs import, lazily too, and nothing else', () => {
  expect(servicePackage(['maker', 'maker-admin'], bundle)).toEqual({
    files: ['lazy-2.js', 'maker-admin.js', 'maker.js', 'shared-1.js', 'shared-3.js'],
    packages: ['@noble/hashes', '@solana/web3.js', 'pg', 'viem'],
  })
})

it.each([
  'react',
  'react-dom',
  'wagmi',
  '@tonconnect/ui-react',
  '@base-ui/react',
  '@starknet-io/get-starknet-wallet-standard',
  'zustand',
  'fuels',
  '@benfen/bfc.js',
])('%s belongs to the web app', (name) => expect(name).toMatch(webOnly))
it.each(['viem', 'pg', 'zod', '@solana/web3.js', '@ton/core', 'starknet'])('%s does not', (name) =>
  expect(name).not.toMatch(webOnly),
)
