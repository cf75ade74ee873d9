import { Heading, Page, Stack, Text } from '@trade-portal/design-system'
import { CatalogueScreen } from '@trade-portal/features/catalogue'
import { HomeScreen } from '@trade-portal/features/home'
import { ThemeEditor } from '@trade-portal/features/playground'
import { NotFoundScreen, paths } from '@trade-portal/features/portal'
import { Shell } from '@trade-portal/features/shell'
import { vars } from '@trade-portal/design-system/theme'
import { Route, Routes } from 'react-router-dom'

/** Three colours, and the portal in them. */
export function ThemingPage() {
  return (
    <Page width="wide">
      <Stack space="large">
        <Heading level={2} size="large">
          Theming a deployment
        </Heading>
        <Text>
          A deployment chooses three colours in its theme.css; all others follow from them. Try any: the portal on the
          right wears them, and so does this page.
        </Text>
        <ThemeEditor preview={<PortalPreview />} />
      </Stack>
    </Page>
  )
}

/** Scrolls by itself, so that the masthead sticks to its top. */
function PortalPreview() {
  return (
    <div style={{ maxHeight: '42rem', overflow: 'auto', border: `1px solid ${vars.color.border}` }}>
      <Routes>
        <Route element={<Shell />}>
          <Route path={paths.home.pattern} element={<HomeScreen />} />
          <Route path={paths.products.pattern} element={<CatalogueScreen />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </div>
  )
}
