import { asc } from 'drizzle-orm'
import type { CampaignEdit } from './types.ts'
import type { Db } from '../database.ts'
import { campaigns } from '../schema.ts'

/** See `Campaigns.edits`. */
export const campaignEdits = (q: Db): Promise<CampaignEdit[]> => q.select().from(campaigns).orderBy(asc(campaigns.id))
