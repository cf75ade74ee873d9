import { Link } from '@trade-portal/design-system'
import { ScreenTools } from '../../foundation/screens/Screen.tsx'
import { routes } from '../../routes.ts'
import { useAccess } from '../access/queries.ts'

/** The link from a list of documents to the jobs, beside the heading. */
export function JobsLink() {
  const { has } = useAccess()
  if (!has(routes.jobs.access)) return null
  return (
    <ScreenTools>
      <Link href={routes.jobs.href()}>{routes.jobs.title}</Link>
    </ScreenTools>
  )
}
