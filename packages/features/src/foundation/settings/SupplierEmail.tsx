import { Link } from '@trade-portal/design-system'
import { useConfiguration } from './useConfiguration.ts'

interface SupplierEmailProps {
  /** `subtle` has the colour of the text around it. */
  readonly variant?: 'text' | 'subtle'
}

/** The supplier's email address from the configuration: a link, unless it is none. */
export function SupplierEmail({ variant = 'text' }: SupplierEmailProps) {
  const { companyEmail } = useConfiguration()
  if (!/^[^\s@?&:]+@[^\s@?&:]+$/.test(companyEmail)) return companyEmail
  return (
    <Link href={`mailto:${companyEmail}`} variant={variant}>
      {companyEmail}
    </Link>
  )
}
