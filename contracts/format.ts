import { runForge } from './tools/forge.ts'
import { solidityFolders } from './tools/sources.ts'

process.exitCode = (await runForge(['fmt', ...solidityFolders])).code
