import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { foldText } from '../../foundation/lists/foldText.ts'
import { userRecords } from '../../foundation/session/userRecords.ts'
import { useSession } from '../../foundation/session/useSession.ts'

/** Of each kind. */
const maxEntries = 8

const address = v.object({ address: v.string(), suburb: v.string(), state: v.string(), zipCode: v.string() })
const contact = v.object({ name: v.string(), phone: v.string(), email: v.string(), mobile: v.string() })
const stored = v.object({
  jobs: v.array(v.string()),
  addresses: v.array(address),
  contacts: v.array(contact),
  recipients: v.array(v.string()),
  // Optional, because an earlier version of the portal may have stored the record without them.
  references: v.optional(v.array(v.string()), []),
  /** Which of the addresses was used last with which of the jobs. Both are given by `keyOf`. */
  sites: v.optional(v.array(v.object({ job: v.string(), address: v.string() })), []),
})

/** What a user entered in earlier orders and e-mails, newest first. */
export type RecentEntryLists = Readonly<v.InferOutput<typeof stored>>
export type RecentKind = Exclude<keyof RecentEntryLists, 'sites'>
export type RecentAddress = v.InferOutput<typeof address>

/** What the user entered in one order, quote or e-mail. */
export interface UsedEntries {
  readonly job?: string
  readonly reference?: string
  readonly address?: RecentAddress
  readonly contact?: v.InferOutput<typeof contact>
  /** All recipients of one e-mail, separated by commas. */
  readonly recipients?: string
}

const none: RecentEntryLists = { jobs: [], addresses: [], contacts: [], recipients: [], references: [], sites: [] }

/** The recent entries of the session's user, stored on this device in a single record. */
export const recentEntries = userRecords('remembered', { schema: stored, keyOf: () => '' }, ({ current, change }) => {
  const changeLists = (changed: (latest: RecentEntryLists) => RecentEntryLists) =>
    void change(([latest = none]) => [withoutForgottenSites(changed(latest))])
  return {
    lists: () => current()[0] ?? none,
    /** Adds what the user entered in an order, quote or e-mail that was sent. Leaves out blank entries. */
    remember: (used: UsedEntries) =>
      changeLists((latest) => ({
        jobs: withNewest(latest.jobs, used.job),
        addresses: withNewest(latest.addresses, used.address),
        contacts: withNewest(latest.contacts, used.contact),
        recipients: withNewest(latest.recipients, used.recipients),
        references: withNewest(latest.references, used.reference),
        sites: withSite(latest.sites, used),
      })),
    /** @param entryKey See `keyOf`. */
    forget: (kind: RecentKind, entryKey: string) =>
      changeLists((latest) => ({ ...latest, [kind]: latest[kind].filter((entry) => keyOf(entry) !== entryKey) })),
    forgetAll: (kind: RecentKind) => changeLists((latest) => ({ ...latest, [kind]: [] })),
  }
})

export function useRecentEntries() {
  const { subscribe, lists, remember, forget, forgetAll } = recentEntries.of(useSession())
  return { ...useSyncExternalStore(subscribe, lists), remember, forget, forgetAll }
}

/** The address that was used last with a job; undefined if there was none, or if it is no longer among the entries. */
export function addressOfJob({ sites, addresses }: RecentEntryLists, job: string): RecentAddress | undefined {
  const site = sites.find((entry) => entry.job === keyOf(job))
  return addresses.find((entry) => keyOf(entry) === site?.address)
}

/** An entry in one line, such as "12 Smith Street, Parramatta, NSW". */
export const textOf = (entry: string | Readonly<Record<string, string>>): string =>
  textsOf(entry)
    .filter((text) => text !== '')
    .join(', ')

/** Identifies an entry among those of its kind. Letter case and additional spaces make no difference. */
export function keyOf(entry: string | Readonly<Record<string, string>>): string {
  return textsOf(entry).map(foldText).join('\n')
}

function withNewest<Entry extends string | Readonly<Record<string, string>>>(
  entries: readonly Entry[],
  newest: Entry | undefined,
): Entry[] {
  if (newest === undefined || textsOf(newest).every((text) => text.trim() === '')) return [...entries]
  const others = entries.filter((entry) => keyOf(entry) !== keyOf(newest))
  return [newest, ...others].slice(0, maxEntries)
}

function withSite(sites: RecentEntryLists['sites'], { job, address: used }: UsedEntries): RecentEntryLists['sites'] {
  if (job === undefined || used === undefined) return sites
  const site = { job: keyOf(job), address: keyOf(used) }
  return [site, ...sites.filter((other) => other.job !== site.job)]
}

/** Removes sites whose job or address is no longer among the entries, so that a forgotten entry leaves no trace. */
function withoutForgottenSites(lists: RecentEntryLists): RecentEntryLists {
  const { jobs, addresses, sites } = lists
  const isKept = ({ job, address: used }: (typeof sites)[number]) =>
    jobs.some((entry) => keyOf(entry) === job) && addresses.some((entry) => keyOf(entry) === used)
  return { ...lists, sites: sites.filter(isKept) }
}

function textsOf(entry: string | Readonly<Record<string, string>>): readonly string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry)
}
