import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { arrowsOf, folderCycles, readSources, type Sources } from '../zones/importGraph.ts'

const programs = ['attester', 'bot', 'chains', 'contracts', 'core', 'local', 'maker', 'reconciler', 'runtime', 'server']
const folders = [...programs, 'src', 'store', 'tools']
/** Written by a command, or one file per language: their number says nothing about the grain. */
const generated = /^(src\/i18n\/(messages\.ts|packs\/)|contracts\/abi\/)/
/** Contract suites: only tests import them. */
const suites = /(^|\/)suite(\/|\.ts$)/
const isFamily = (path: string): boolean => /^chains\/[^/]+\/family\.ts$/.test(path)
const isProvider = (path: string): boolean => /^server\/(providers|swaps)\/[^/]+\/policy\.ts$/.test(path)
const isPage = (path: string): boolean => /^src\/pages\/[^/]+Page\.tsx$/.test(path)
/**
 * The limit of files is that of three families and fifteen pages without external providers; each further family brings its
 * two folders, each provider its one, each page its part of the app, the server and the store.
 */
const [FILES, FAMILIES, PAGES] = [1_250, 3, 15]
const [FILES_OF_A_FAMILY, FILES_OF_A_PROVIDER, FILES_OF_A_PAGE] = [45, 12, 19]
/** A file of this many lines of code with a single importer is usually a part of that importer. */
const SMALL = 30

export interface HouseFigure {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly is: 'at most' | 'at least'
}

/** Reads all production sources. */
export const readHouse = (root: string): Sources =>
  new Map(
    folders.filter((folder) => readdirSync(root).includes(folder)).flatMap((folder) => [...readSources(root, folder)]),
  )

/** Measures the grain of the code against the limits of docs/architecture.md. */
export function measureHouse(sources: Sources): readonly HouseFigure[] {
  const arrows = arrowsOf(sources)
  const importers = new Map<string, Set<string>>()
  for (const { from, to } of arrows) importers.set(to, (importers.get(to) ?? new Set()).add(from))
  const files = [...sources].filter(([path]) => !generated.test(path) && !suites.test(path))
  const lines = files.map(([, text]) => linesOfCode(text)).sort((a, b) => a - b)
  const perFolder = new Map<string, number>()
  for (const [path] of files) perFolder.set(dirname(path), (perFolder.get(dirname(path)) ?? 0) + 1)
  const features = arrows.filter(({ from, to }) => [from, to].every((path) => path.startsWith('src/features/')))
  const small = files.filter(([path, text]) => linesOfCode(text) < SMALL && importers.get(path)?.size === 1)
  return [
    { name: 'production files', value: files.length, limit: mostFiles(sources), is: 'at most' },
    { name: 'median lines of code', value: lines[lines.length >> 1] ?? 0, limit: 40, is: 'at least' },
    { name: 'most lines of code', value: lines.at(-1) ?? 0, limit: 400, is: 'at most' },
    { name: `files under ${SMALL} lines with one importer`, value: small.length, limit: 100, is: 'at most' },
    { name: 'cycles between folders of src/features', value: folderCycles(features).length, limit: 0, is: 'at most' },
    { name: 'most files in a folder', value: Math.max(...perFolder.values()), limit: 30, is: 'at most' },
    {
      name: 'folders with one or two files',
      value: [...perFolder.values()].filter((count) => count < 3).length,
      limit: 10,
      is: 'at most',
    },
  ]
}

export const isMissed = ({ value, limit, is }: HouseFigure): boolean =>
  is === 'at most' ? value > limit : value < limit

function mostFiles(sources: Sources): number {
  const paths = [...sources.keys()]
  const families = Math.max(0, paths.filter(isFamily).length - FAMILIES)
  const pages = Math.max(0, paths.filter(isPage).length - PAGES)
  const providers = paths.filter(isProvider).length
  return FILES + FILES_OF_A_FAMILY * families + FILES_OF_A_PROVIDER * providers + FILES_OF_A_PAGE * pages
}

/** Counts lines that are neither empty nor a comment. */
const linesOfCode = (text: string): number =>
  text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*|\*)/.test(line)).length
