import { features, hero, page, questions, steps, textWithPicture, logosByName } from '../blocks.ts';

const PLATFORMS = [
  'PrestaShop',
  'WooCommerce',
  'Shopify',
  'Magento',
  'Shoper',
  'IdoSell',
  'Shopware',
  'OpenCart',
  'BaseLinker',
];

export const integrationPages = [
  page({ path: '/integrations', name: 'Integrations', key: 'integrations:integrations' }, [
    hero({ primary: '/register', secondary: '/api/docs', drawing: 'widget' }),
    logosByName('platforms', PLATFORMS),
    features('ways', { platform: 'integrations', file: 'statistics', hand: 'mail', api: 'open' }),
    steps('how', ['connect', 'basis', 'timing']),
    textWithPicture('developers', { drawing: 'search', side: 'left', button: '/api/docs' }),
    questions('faq', ['myPlatform', 'products', 'phone']),
  ]),
];
