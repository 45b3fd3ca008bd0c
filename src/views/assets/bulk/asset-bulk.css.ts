import { globalStyle, style } from '@vanilla-extract/css';

/** Takes the place of the dialog's own column, so that head and foot stay in sight around it. */
export const flow = style({ display: 'contents' });
globalStyle(`${flow} > form`, { flex: 1, display: 'flex', flexDirection: 'column', gap: 0, minHeight: 0 });
