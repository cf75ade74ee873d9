/** Names of Storybook's events. Storybook has no public export for them. If a release changes them, only this file has to follow. */
// Two statements, because Storybook cannot replace `export … from` of its own modules.
import {
  CURRENT_STORY_WAS_SET,
  FORCE_REMOUNT,
  NAVIGATE_URL,
  PLAY_FUNCTION_THREW_EXCEPTION,
  UPDATE_GLOBALS,
} from 'storybook/internal/core-events'

export { CURRENT_STORY_WAS_SET, FORCE_REMOUNT, NAVIGATE_URL, PLAY_FUNCTION_THREW_EXCEPTION, UPDATE_GLOBALS }
