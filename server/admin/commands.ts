import { allocationLists } from '#core/rewards/airdrops.ts'
import { buckets } from '#core/rewards/buckets.ts'
import { type AccountDeps, accountCommands } from './account.ts'
import { airdropCommands } from './airdrop.ts'
import { campaignCommands } from './campaigns.ts'
import { applicationCommands } from './applications.ts'
import type { AdminOptions, OptionName } from './command.ts'
import { logCommands } from './log.ts'
import { orderCommands } from './orders.ts'
import { pointCommands } from './points.ts'
import { referralCommands } from './referrals.ts'
import { type ReplayDeps, replayCommands } from './replay.ts'
import { reviewCommands } from './review.ts'
import { socialCommands } from './social.ts'
import { walletSummaryCommands } from './walletSummary.ts'

type Meanings = { readonly [name in OptionName]?: string }

/** A command as help describes it. */
export interface CommandHelp {
  readonly says: string
  readonly needs?: Meanings
  readonly takes?: Meanings
}

type Run = (deps: ReplayDeps & AccountDeps, options: AdminOptions) => Promise<string>
export interface Command extends Required<CommandHelp> {
  readonly run: Run
}

/** Every command that changes something requires a reason and accepts an actor. */
const audited = { reason: 'reason, in one sentence; kept in the log' }
const by = { by: 'operator; default: this machine’s account' }
const limit = { limit: 'maximum rows, up to 1000; default 50' }
const json = { json: 'one JSON document' }
const wallet = { wallet: 'an address' }
const campaign = { id: 'the number of a campaign' }
const application = { id: 'the number of an application, from applications list' }
const drop = { drop: `one of ${allocationLists.map(({ id }) => id).join(', ')}` }
const entry = { entry: 'the number of an entry, from points entries' }
const points = { points: 'a whole number from 1 to 999,999,999' }
const bucket = { bucket: `one of ${buckets.join(', ')}; default campaign_points` }

const person = { ...wallet, telegram: 'the number of a Telegram account, with all its wallets, in place of --wallet' }

const words: Readonly<Record<string, CommandHelp>> = {
  'account export': { says: 'export the data of a wallet or a Telegram account as JSON', takes: person },
  'account delete': {
    says: 'delete the data of a wallet or a Telegram account, except orders and the points ledger',
    needs: audited,
    takes: person,
  },
  'airdrop import': {
    says: 'add a list of allocations',
    needs: { ...drop, file: 'lines of address,amount in whole tokens', ...audited },
  },
  'airdrop list': { says: 'airdrops with their number of addresses and totals' },
  'airdrop remove': { says: 'remove all allocations of an airdrop', needs: { ...drop, ...audited } },
  'applications list': {
    says: 'applications of market makers, newest first',
    takes: { before: 'the number of the last application listed', ...limit, ...json },
  },
  'applications show': { says: 'one application in full', needs: application, takes: json },
  'applications accept': { says: 'accept an application; changes no contract', needs: { ...application, ...audited } },
  'applications decline': { says: 'decline an application', needs: { ...application, ...audited } },
  'campaigns list': { says: 'campaigns with their state, source and rewards', takes: json },
  'campaigns show': {
    says: 'one campaign in full, with its differences from campaigns.json',
    needs: campaign,
    takes: json,
  },
  'campaigns add': {
    says: 'add a campaign; bridges of its time count at once',
    needs: { file: 'one campaign as JSON, as in campaigns.json', ...audited },
  },
  'campaigns edit': {
    says: 'change fields of a campaign, which then no longer follows campaigns.json',
    needs: { ...campaign, set: `the fields that change, as JSON: '{"status": 0}'`, ...audited },
  },
  'campaigns end': { says: 'end a campaign now', needs: { ...campaign, ...audited } },
  'campaigns reset': {
    says: 'delete the database’s version, so that the one in campaigns.json counts again',
    needs: { ...campaign, ...audited },
  },
  'campaigns recount': {
    says: 'recompute all awards from the bridges',
    needs: audited,
    takes: { ...campaign, after: 'the last wallet reported by an interrupted recount' },
  },
  'orders show': {
    says: 'an order with the prices, fees and offers recorded at its creation',
    needs: { order: 'its id' },
    takes: json,
  },
  'points show': {
    says: 'a wallet’s points by kind, pending points with their dates, bridges and multiplier',
    needs: wallet,
    takes: { ...limit, ...json },
  },
  'points entries': {
    says: 'a wallet’s points ledger, newest first: numbers, dates, states, rules and reasons',
    needs: wallet,
    takes: { before: 'the number of the last entry listed', ...limit, ...json },
  },
  'points grant': { says: 'give points', needs: { ...wallet, ...points, ...audited }, takes: bucket },
  'points revoke': {
    says: 'revoke credited points, or one whole entry, which its campaign does not award again',
    needs: audited,
    takes: { ...wallet, ...points, ...bucket, entry: `${entry.entry}, in place of --points and --bucket` },
  },
  'points restore': {
    says: 'let a campaign award a revoked entry again',
    needs: { ...entry, ...audited },
    takes: wallet,
  },
  'points replay': {
    says: 'recompute all points from the orders: first missed ones, then all awards',
    needs: audited,
    takes: { after: 'the last order reported by an interrupted replay' },
  },
  'referrals unbind': {
    says: 'end a wallet’s referral, which then earns no more points',
    needs: { ...wallet, ...audited },
    takes: { 'allow-again': 'the wallet may accept another referral before its first bridge' },
  },
  'social release': {
    says: 'undo a social task, so that its owner can use the account',
    needs: { ...wallet, campaign: campaign.id, ...audited },
  },
  'review list': {
    says: 'wallets that look like one person, latest first',
    takes: { ...limit, ...json },
  },
  'review close': { says: 'you have reviewed it', needs: { id: 'the number of an entry', ...audited } },
  'log list': {
    says: 'operator actions, newest first, with their changes',
    takes: {
      wallet: 'only actions on it or that name it',
      by: 'only actions of this operator; automatic: those of the maker by itself',
      since: 'a day, a time, or how long ago: 2026-06-01, 12h, 7d',
      ...limit,
      ...json,
    },
  },
}

export const areas: Readonly<Record<string, Readonly<Record<string, Run>>>> = {
  account: accountCommands,
  airdrop: airdropCommands,
  applications: applicationCommands,
  campaigns: campaignCommands,
  orders: orderCommands,
  points: { ...pointCommands, ...replayCommands, ...walletSummaryCommands },
  referrals: referralCommands,
  social: socialCommands,
  review: reviewCommands,
  log: logCommands,
}

/** Commands by area and name, in the order in which help lists them. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries(words).flatMap(([name, { says, needs = {}, takes = {} }]): [string, Command][] => {
    const [area = '', verb = ''] = name.split(' ')
    const run = areas[area]?.[verb]
    return run ? [[name, { says, needs, takes: { ...takes, ...('reason' in needs ? by : {}) }, run }]] : []
  }),
)
