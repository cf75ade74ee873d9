import { NotFoundScreen } from '../shared/screens/NotFoundScreen.tsx'
import { routes } from '../shared/addresses/routes.ts'
import { Screen } from '../shared/screens/Screen.tsx'
import { useConfiguration } from '../shared/settings/useConfiguration.ts'
import { ComponentSamples } from './ComponentSamples.tsx'
import { ThemeEditor } from './ThemeEditor.tsx'

/** For people who set up a deployment: previews brand colours in this browser only. Requires `diagnostics`. */
export function PlaygroundScreen() {
  const { hasDiagnostics } = useConfiguration()
  if (!hasDiagnostics) return <NotFoundScreen />
  return (
    <Screen title={routes.playground.title} intro="Only you see these colours, and only until you leave this page.">
      <ThemeEditor preview={<ComponentSamples />} />
    </Screen>
  )
}
