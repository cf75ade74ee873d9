import { Banner, Button } from '@trade-portal/design-system'
import type { Loadable } from '../api/loadable.ts'
import { useLoadFailure } from '../api/useLoadFailure.ts'
import { messageOf } from '../failures/failures.ts'

/** Says that the names of the branches could not be loaded. The list is there all the same. */
export function BranchesFailure({ query }: { readonly query: Loadable<unknown> }) {
  const failure = useLoadFailure(query, '')
  if (!failure) return null
  return (
    <Banner
      tone="caution"
      title="We could not load the names of the branches"
      action={
        <Button size="small" isPending={failure.isRetrying} pendingLabel="Trying…" onPress={failure.retry}>
          Try again
        </Button>
      }
    >
      {`${messageOf(failure.error)} The list shows their numbers instead.`}
    </Banner>
  )
}
