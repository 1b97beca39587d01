import { existsSync } from 'node:fs'

// An installation without development packages only runs what was built, which needs no types.
if (existsSync(new URL('../../node_modules/tsx', import.meta.url))) {
  const { tsImport } = await import('tsx/esm/api')
  await tsImport('./write.ts', import.meta.url)
}
