import { FailureBanner } from '../../foundation/api/FailureBanner.tsx'
import type { Loadable } from '../../foundation/api/loadable.ts'
import { useQueryFailure } from '../../foundation/api/useQueryFailure.ts'

/** Says that the names of the branches could not be loaded, above the list, which is shown without them. */
export function BranchesFailure({ query }: { readonly query: Loadable<unknown> }) {
  const failure = useQueryFailure(query, '')
  if (!failure) return null
  return (
    <FailureBanner
      tone="caution"
      title="We could not load the names of the branches"
      failure={failure}
      consequence="The list shows their numbers instead."
    />
  )
}
