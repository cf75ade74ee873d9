import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { foldText } from '../../foundation/lists/foldText.ts'
import { userRecords } from '../../foundation/session/userRecords.ts'
import { useSession } from '../../foundation/session/useSession.ts'

/** A customer's own code for a product, and the supplier's code that it stands for. */
const ownCode = v.object({ own: v.string(), theirs: v.string() })
export type OwnCode = Readonly<v.InferOutput<typeof ownCode>>

/** The supplier's codes by the folded text of the customer's own codes. */
export type OwnCodes = ReadonlyMap<string, string>

export const ownCodes = userRecords(
  'own-codes',
  {
    schema: v.object({ codes: v.array(ownCode) }),
    keyOf: () => '',
    isTool: true,
  },
  ({ change }) => ({
    /** Replaces all codes. None deletes them. */
    replace: (codes: readonly OwnCode[]) => change(() => (codes.length === 0 ? [] : [{ codes: [...codes] }])),
  }),
)

const none: readonly OwnCode[] = []

export function useOwnCodeList() {
  const { subscribe, current, replace } = ownCodes.of(useSession())
  return { codes: useSyncExternalStore(subscribe, current)[0]?.codes ?? none, replace }
}

/** The customer's own codes. The same object until they change. */
export function useOwnCodes(): OwnCodes {
  const { codes } = useOwnCodeList()
  return useMemo(() => new Map(codes.map(({ own, theirs }) => [foldText(own), theirs])), [codes])
}

/**
 * A text with the supplier's codes in place of the customer's own, so that its lines are read as usual. Replaces only words
 * with a digit, because any other word may be part of a name. Codes of other kinds are recognised when they are looked up.
 */
export function withSupplierCodes(text: string, own: OwnCodes): string {
  if (own.size === 0) return text
  return text.replaceAll(/[^\s,;|:()="]+/g, (word) => (/\d/.test(word) ? own.get(foldText(word)) : undefined) ?? word)
}
