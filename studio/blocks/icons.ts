/** Drawings for the icons that `block.json` names. The names are those of WordPress's icon font, which the studio does not load. */
import type { Dashicon } from '@wordpress/components';
import * as icons from '@wordpress/icons';
import type { ComponentProps, JSX } from 'react';

const drawings: Partial<Record<ComponentProps<typeof Dashicon>['icon'], JSX.Element>> = {
  'align-full-width': icons.stretchFullWidth,
  'align-pull-left': icons.mediaAndText,
  archive: icons.archive,
  awards: icons.starEmpty,
  'block-default': icons.blockDefault,
  building: icons.institution,
  businessperson: icons.postAuthor,
  'chart-bar': icons.chartBar,
  'chart-line': icons.trendingUp,
  clipboard: icons.receipt,
  columns: icons.columns,
  'controls-repeat': icons.rotateRight,
  'cover-image': icons.cover,
  download: icons.download,
  'editor-help': icons.help,
  'editor-table': icons.table,
  'editor-textcolor': icons.typography,
  'editor-ul': icons.formatListBullets,
  email: icons.envelope,
  'excerpt-view': icons.postList,
  external: icons.external,
  feedback: icons.postCommentsForm,
  'format-gallery': icons.gallery,
  'format-image': icons.image,
  'format-quote': icons.quote,
  'format-video': icons.video,
  'grid-view': icons.grid,
  groups: icons.people,
  hammer: icons.tool,
  'image-flip-horizontal': icons.flipHorizontal,
  'index-card': icons.overlayText,
  'list-view': icons.buttons,
  location: icons.mapMarker,
  'location-alt': icons.globe,
  megaphone: icons.megaphone,
  minus: icons.separator,
  networking: icons.sites,
  phone: icons.mobile,
  'plus-alt': icons.plusCircle,
  privacy: icons.shield,
  screenoptions: icons.category,
  search: icons.search,
  slides: icons.stack,
  'star-filled': icons.starFilled,
  'table-row-after': icons.tabs,
  testimonial: icons.pullquote,
  text: icons.paragraph,
};

const byName = new Map(Object.entries(drawings));

/** Returns undefined for an icon without a drawing; the editor then draws its default icon. */
export const getIcon = (name: string): JSX.Element | undefined => byName.get(name);
