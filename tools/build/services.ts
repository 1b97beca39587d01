import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, relative } from 'node:path'
import { build, type Rolldown, type SSROptions } from 'vite'
import { root } from '../lib/run.ts'

const programs = {
  server: 'server/main.ts',
  'server-admin': 'server/admin.ts',
  maker: 'maker/main.ts',
  'maker-admin': 'maker/admin.ts',
  attester: 'attester/main.ts',
  reconciler: 'reconciler/main.ts',
  bot: 'bot/main.ts',
  'bot-setup': 'bot/setup/main.ts',
} as const

/** Files that the programs read or start at run time, and their paths in the bundle. */
const beside = {
  'store/migrations': 'migrations',
  'store/driver/pgliteWorker.mjs': 'pgliteWorker.mjs',
  'store/driver/pgliteSession.mjs': 'pgliteSession.mjs',
  'store/driver/statementNames.mjs': 'statementNames.mjs',
  config: 'config',
  'src/i18n': 'i18n',
} as const

/**
 * Bundles each program to <name>.js, with external packages, and its run-time files; then a folder for each service
 * that is installed separately.
 */
export async function buildServices(
  outDir = join(root, 'dist/services'),
  packagesDir = join(root, 'dist/packages'),
): Promise<ReturnType<typeof writeServicePackages>> {
  const bundle = await bundleServices(outDir)
  return writeServicePackages(outDir, bundle, Object.values(beside), packagesDir)
}

/** The services in one folder with their packages: they start in less time, and only inside this repository. */
export const bundlePrograms = (outDir: string): Promise<readonly BundledFile[]> =>
  bundleServices(outDir, programs, { noExternal: true, external: [...besideNeeds, 'tiny-secp256k1'] })

/** Bundles any other program into an empty folder, with a link to the packages of this repository, and returns its path. */
export async function bundleProgram(file: string, outDir: string): Promise<string> {
  await bundleServices(outDir, { program: relative(root, file) })
  symlinkSync(join(root, 'node_modules'), join(outDir, 'node_modules'))
  return join(outDir, 'program.js')
}

/** Bundles each program to <name>.js, and copies the files that it reads at run time. */
async function bundleServices(
  outDir: string,
  input: Readonly<Record<string, string>> = programs,
  ssr?: SSROptions,
): Promise<readonly BundledFile[]> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ...(ssr && { ssr }),
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      sourcemap: ssr === undefined,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, join(root, file)])),
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  for (const [from, to] of Object.entries(beside))
    cpSync(join(root, from), join(outDir, to), { recursive: true, filter: (file) => !file.endsWith('.ts') })
  const { output } = result as Rolldown.RolldownOutput
  return output.flatMap((part) => (part.type === 'chunk' ? [part] : []))
}

/** File of the bundle: its imports are other files of it, packages, or Node modules. */
export interface BundledFile {
  readonly fileName: string
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

export interface ServicePackage {
  /** Files of the bundle that the programs reach. */
  readonly files: readonly string[]
  /** Packages to install, by name. */
  readonly packages: readonly string[]
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Returns the files and packages of a bundle that these programs reach. */
export function servicePackage(programs: readonly string[], bundle: readonly BundledFile[]): ServicePackage {
  const byName = new Map(bundle.map((file) => [file.fileName, file]))
  const files = new Set(programs.map((program) => `${program}.js`))
  const packages = new Set<string>()
  for (const name of files) {
    const file = byName.get(name)
    for (const imported of [...(file?.imports ?? []), ...(file?.dynamicImports ?? [])]) {
      if (byName.has(imported)) files.add(imported)
      else if (!isBuiltin(imported)) packages.add(packageName(imported))
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() }
}

/** Programs that are installed together, and the packages that files outside the bundle import. */
const services = {
  server: ['server', 'server-admin'],
  maker: ['maker', 'maker-admin'],
  attester: ['attester'],
  reconciler: ['reconciler'],
  bot: ['bot', 'bot-setup'],
} as const
export type ServiceName = keyof typeof services
const besideNeeds = ['@electric-sql/pglite']

interface Manifest {
  readonly version: string
  readonly license: string
  readonly engines: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly overrides: Readonly<Record<string, string>>
}

/**
 * Writes a self-contained folder for each service: its part of the bundle, its data files, and a `package.json` with
 * the exact versions of only the packages that it imports.
 * @throws Error if a package is not a production dependency of this repository
 */
export function writeServicePackages(
  bundleFolder: string,
  bundle: readonly BundledFile[],
  beside: readonly string[],
  outDir: string,
): Record<ServiceName, ServicePackage> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  rmSync(outDir, { recursive: true, force: true })
  const written = Object.entries(services).map(([name, programs]) => {
    const found = servicePackage(programs, bundle)
    const part = { ...found, packages: [...new Set([...found.packages, ...besideNeeds])].sort() }
    const folder = join(outDir, name)
    mkdirSync(folder, { recursive: true })
    for (const file of [...part.files, ...beside])
      cpSync(join(bundleFolder, file), join(folder, file), { recursive: true })
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(name, part, manifest), null, 2)}\n`)
    return [name, part]
  })
  return Object.fromEntries(written) as Record<ServiceName, ServicePackage>
}

function packageJson(name: string, { packages }: ServicePackage, manifest: Manifest): object {
  const { version, license, engines, overrides, dependencies: known } = manifest
  const dependencies = packages.map((each) => {
    const pinned = known[each]
    if (pinned === undefined) throw new Error(`${each} is imported by ${name} and isn’t a production dependency`)
    return [each, pinned] as const
  })
  return {
    name: `causeway-${name}`,
    version,
    license,
    private: true,
    type: 'module',
    engines,
    dependencies: Object.fromEntries(dependencies),
    overrides,
  }
}

/** Packages that only the web app needs: none of them belongs on a host with keys. */
export const webOnly =
  /^(react|react-dom|react-router-dom|wagmi|zustand|@base-ui\/|@fluent\/react|@tanstack\/|@tonconnect\/|@telegram-apps\/|@walletconnect\/|@reown\/|@web3icons\/|@starknet-io\/|@safe-global\/|fuels$|@fuel-ts\/|@benfen\/|qr$)/
