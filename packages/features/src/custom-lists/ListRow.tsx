import { Button, ButtonLink, Hidden, SheetRow, VisuallyHidden } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import { counted } from '../foundation/lists/counted.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import type { ListPartProps } from './ListPartProps.ts'
import { useCopyList } from './useCopyList.ts'

/** The name and the size of a list, with links to the list and a button that copies it to the cart. */
export function ListRow({ list, onFailure }: ListPartProps) {
  const { cartId, name, lines } = list
  const { hasCart } = useSettings()
  const { button, icon, isInCart, dialogs } = useCopyList({ list, onFailure })
  const href = routes.customList.href(cartId)
  const actions = (
    <>
      {/* Hidden on a phone, which has room for only one button. The name is a link to the list, too. */}
      <Hidden below="tablet">
        <ButtonLink href={href} variant="secondary" size="small">
          View List<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </ButtonLink>
      </Hidden>
      {hasCart && (
        <Button {...button} icon={icon} variant="secondary" size="small" about={name}>
          {isInCart ? 'In cart' : 'Copy to Cart'}
        </Button>
      )}
      {dialogs}
    </>
  )
  return <SheetRow name={name} href={href} level={3} facts={counted(lines.length, 'line')} actions={actions} />
}
