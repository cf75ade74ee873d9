import { useEffect, useMemo } from 'react'
import type { FieldValues, UseFormSubscribe } from 'react-hook-form'
import { useSession } from '../session/useSession.ts'
import type { createDraft } from './createDraft.ts'

type Draft<Values extends object> = ReturnType<typeof createDraft<Values>>

/** What this session's user has typed before, and the ways to keep what is typed from now on and to be done with it. */
export function useDraft<Values extends object>(draft: Draft<Values>) {
  const { memory } = useSession()
  return useMemo(
    () => ({
      typed: draft.of(memory),
      keep: (values: Values) => draft.keep(memory, values),
      drop: () => draft.drop(memory),
    }),
    [draft, memory],
  )
}

/** Keeps a form's values as they change. */
export function useKeepDraft<Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  { keep }: { readonly keep: (values: Values) => void },
) {
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe, keep])
}
