import { ButtonLink } from '@trade-portal/design-system'
import { ScreenTools } from '../../foundation/screens/Screen.tsx'
import { routes } from '../../routes.ts'
import { useAccess } from '../access/queries.ts'

/** The link from a list of documents to the jobs, beside the heading. */
export function JobsLink() {
  const { has } = useAccess()
  if (!has(routes.jobs.access)) return null
  return (
    <ScreenTools>
      <ButtonLink href={routes.jobs.href()} variant="secondary">
        {routes.jobs.title}
      </ButtonLink>
    </ScreenTools>
  )
}
