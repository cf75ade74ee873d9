import { Link } from '@trade-portal/design-system'
import { useConfiguration } from './useConfiguration.ts'

interface SupplierEmailProps {
  /** `subtle` gives the link the colour of the surrounding text. */
  readonly variant?: 'text' | 'subtle'
}

/** The supplier's e-mail address from the configuration, as a link if it is valid. */
export function SupplierEmail({ variant = 'text' }: SupplierEmailProps) {
  const { companyEmail } = useConfiguration()
  if (!/^[^\s@?&:]+@[^\s@?&:]+$/.test(companyEmail)) return companyEmail
  return (
    <Link href={`mailto:${companyEmail}`} variant={variant}>
      {companyEmail}
    </Link>
  )
}
