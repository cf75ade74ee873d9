import { Heading, Page, Stack, Text } from '@trade-portal/design-system'
import { CatalogueScreen } from '@trade-portal/features/catalogue'
import { HomeScreen } from '@trade-portal/features/home'
import { ThemeEditor } from '@trade-portal/features/playground'
import { routes } from '@trade-portal/features/portal'
import { NotFoundScreen, Shell } from '@trade-portal/features/shell'
import { vars } from '@trade-portal/design-system/theme'
import { Route, Routes } from 'react-router-dom'

export function ThemingPage() {
  return (
    <Page>
      <Stack space="large">
        <Heading level={2}>Theming a deployment</Heading>
        <Text>
          A deployment sets three colours in its theme.css; all others are derived from them. Try some: the preview of
          the portal and this page use them.
        </Text>
        <Text tone="subdued">
          A logo may lie beside theme.css. The setting “logo” in config/configuration.json names the file, such as
          logo.svg; it is shown 28 pixels high, 24 on a phone, in place of the company’s name.
        </Text>
        <ThemeEditor preview={<PortalPreview />} />
      </Stack>
    </Page>
  )
}

/** A scroll container, so that the masthead sticks to its top. */
function PortalPreview() {
  return (
    <div style={{ maxHeight: '42rem', overflow: 'auto', border: `1px solid ${vars.color.border}` }}>
      <Routes>
        <Route element={<Shell />}>
          <Route path={routes.home.path} element={<HomeScreen />} />
          <Route path={routes.products.path} element={<CatalogueScreen />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </div>
  )
}
