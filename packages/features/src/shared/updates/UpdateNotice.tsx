import { lazy, Suspense, use, useSyncExternalStore } from 'react'
import { UpdatesContext } from './UpdatesContext.ts'

const UpdateBar = lazy(async () => ({ default: (await import('./UpdateBar.tsx')).UpdateBar }))

export interface UpdateNoticeProps {
  /** Whose unsent text would be lost; see `createDraft`. */
  readonly owner?: object
}

/** Says that a new version of the portal waits, and goes over to it when somebody wants that. Nothing happens by itself. */
export function UpdateNotice({ owner }: UpdateNoticeProps) {
  const { subscribe, isWaiting, refresh } = use(UpdatesContext)
  const isShown = useSyncExternalStore(subscribe, isWaiting)
  return (
    isShown && (
      <Suspense>
        <UpdateBar owner={owner} onRefresh={refresh} />
      </Suspense>
    )
  )
}
