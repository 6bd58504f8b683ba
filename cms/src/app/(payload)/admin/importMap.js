import { ScheduledChangesField as ScheduledChangesField_b4a5f15135a316a9feefec147e77849a } from '../../../scheduled/scheduled-changes-field.tsx'
import { KeyWords as KeyWords_6c17f3463438ae64c0fc8bf665d55f04 } from '../../../fields/key-words.tsx'
import { PagePicker as PagePicker_7d4fe4c9ccfec1e15886776d450c10be } from '../../../fields/page-picker.tsx'
import { RowWords as RowWords_eb43014b5dc7164b7f853b53203fb228 } from '../../../fields/rows/row-words.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchPreviewField as SearchPreviewField_72b940d9022121fee95d6955927462f6 } from '../../../search-preview/field.tsx'
import { LiveControl as LiveControl_6ad0cfbfd07785d6a4cdc0d782b89a9b } from '../../../live/live-control.tsx'
import { LanguagesControl as LanguagesControl_d06d2027a943cdde0e46b5d838c7c4f5 } from '../../../page-languages/languages-control.tsx'
import { BlockErrors as BlockErrors_fead84d006e1a076cd64c2e28d3e884e } from '../../../blocks/block-errors.tsx'
import { PagePublishButton as PagePublishButton_1ba85597636dae5a56c9c13ebe65ff8a } from '../../../scheduled/page-publish-button.tsx'
import { VersionsView as VersionsView_9a9ca872804878487712a91408fca1ca } from '../../../versions/versions-view.tsx'
import { NoButton as NoButton_91b64f60b782b213f031a80abd985f1b } from '../../../versions/no-button.tsx'
import { HintPreviewField as HintPreviewField_f62d08c2282c406d80286c49429799ea } from '../../../hint-preview/field.tsx'
import { CurrentPassword as CurrentPassword_7f4b4fc0e044627481cc52df17cfeb01 } from '../../../sign-in/current-password.tsx'
import { AccountFactor as AccountFactor_3f339babfe0823827cf140643a9ed513 } from '../../../second-factor/admin/account-field.tsx'
import { AccountSessions as AccountSessions_0ac2270406a827fb0eb36becf22bde0d } from '../../../people/admin/account-sessions.tsx'
import { People as People_a5e46c325238245bffd44583a4ff688e } from '../../../people/admin/people.tsx'
import { Icon as Icon_b8b0d7e5fa1af51cd2c81b563fbcd6c4 } from '../../../admin/icon.tsx'
import { Logo as Logo_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { RoleStart as RoleStart_f9c783a49e2efdc4b95e3f0a60ff4504 } from '../../../first-screen/role-start.tsx'
import { OpenMenu as OpenMenu_8af0c72792dc747b6ad483ab819e5511 } from '../../../first-screen/open-menu.tsx'
import { TextsLink as TextsLink_d71c3df5cc0c1b83299416c0e3fa8ae8 } from '../../../texts/admin/texts-link.tsx'
import { SiteTextsLink as SiteTextsLink_920e900d2db3c0fe9b7747b62706b86f } from '../../../preview/site-texts-link.tsx'
import { CompaniesLink as CompaniesLink_8c63742536ec72b70aa93270fe098b4c } from '../../../companies/companies-link.tsx'
import { MoneyLinks as MoneyLinks_6d99d39a8d349fc6139ffec75c236a2d } from '../../../money/money-links.tsx'
import { DeskLink as DeskLink_2ffa1b64ca3489ae3259cf9eff85085e } from '../../../desk/desk-link.tsx'
import { SendersLink as SendersLink_bff91f0425b1725c7b33e2de7a6c0f1e } from '../../../senders/senders-link.tsx'
import { MessagesLink as MessagesLink_ac91b03613d0a7c6ab20c89c3bc8353b } from '../../../messages/messages-link.tsx'
import { JobsLink as JobsLink_8359fd01cfd3af5951e67bc1cce7af50 } from '../../../jobs/jobs-view.tsx'
import { BuildsLink as BuildsLink_ffd71e0371a2c51cc395d2c9b86a27f9 } from '../../../builds/builds-link.tsx'
import { SignInView as SignInView_c6568f6e0a76981cec93ca2384a1b259 } from '../../../sign-in/sign-in-view.tsx'
import { InvitationView as InvitationView_0ea24d585a6ab64b923ac010e2fe53d1 } from '../../../people/invitation-view.tsx'
import { SecondFactorView as SecondFactorView_fd88ccd093514209ba0fdf45c54417d0 } from '../../../second-factor/admin/second-factor-view.tsx'
import { DeskView as DeskView_dab06a95a548b29c4b6301bad205a65a } from '../../../desk/desk-view.tsx'
import { CompaniesView as CompaniesView_b634a0be8cbd0e4517d35016d39ec8ca } from '../../../companies/companies-view.tsx'
import { CompanyView as CompanyView_b634a0be8cbd0e4517d35016d39ec8ca } from '../../../companies/companies-view.tsx'
import { InvoicesView as InvoicesView_ba852743e7f3f3bf36ad1a51cff5ffba } from '../../../money/money-views.tsx'
import { InvoiceView as InvoiceView_ba852743e7f3f3bf36ad1a51cff5ffba } from '../../../money/money-views.tsx'
import { ReversalsView as ReversalsView_ba852743e7f3f3bf36ad1a51cff5ffba } from '../../../money/money-views.tsx'
import { StatementsView as StatementsView_ba852743e7f3f3bf36ad1a51cff5ffba } from '../../../money/money-views.tsx'
import { PartnersView as PartnersView_1020d8810fc80a794d02d34a536d1e03 } from '../../../partners/partners-views.tsx'
import { PartnerView as PartnerView_1020d8810fc80a794d02d34a536d1e03 } from '../../../partners/partners-views.tsx'
import { PayoutsView as PayoutsView_1020d8810fc80a794d02d34a536d1e03 } from '../../../partners/partners-views.tsx'
import { JobsView as JobsView_8359fd01cfd3af5951e67bc1cce7af50 } from '../../../jobs/jobs-view.tsx'
import { SendersView as SendersView_8f170b24ea8463b1a9a6607b1122343b } from '../../../senders/senders-view.tsx'
import { MessagesView as MessagesView_3afe8728c9b880d4325b1107dfd981f2 } from '../../../messages/messages-view.tsx'
import { TextsView as TextsView_d90cfe06cea368974f3daf808d841767 } from '../../../texts/admin/texts-view.tsx'
import { ProgressView as ProgressView_d90cfe06cea368974f3daf808d841767 } from '../../../texts/admin/texts-view.tsx'
import { BuildsView as BuildsView_136ff36c62082c4a95bab889b8378aa7 } from '../../../builds/builds-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/scheduled/scheduled-changes-field.tsx#ScheduledChangesField": ScheduledChangesField_b4a5f15135a316a9feefec147e77849a,
  "/fields/key-words.tsx#KeyWords": KeyWords_6c17f3463438ae64c0fc8bf665d55f04,
  "/fields/page-picker.tsx#PagePicker": PagePicker_7d4fe4c9ccfec1e15886776d450c10be,
  "/fields/rows/row-words.tsx#RowWords": RowWords_eb43014b5dc7164b7f853b53203fb228,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/search-preview/field.tsx#SearchPreviewField": SearchPreviewField_72b940d9022121fee95d6955927462f6,
  "/live/live-control.tsx#LiveControl": LiveControl_6ad0cfbfd07785d6a4cdc0d782b89a9b,
  "/page-languages/languages-control.tsx#LanguagesControl": LanguagesControl_d06d2027a943cdde0e46b5d838c7c4f5,
  "/blocks/block-errors.tsx#BlockErrors": BlockErrors_fead84d006e1a076cd64c2e28d3e884e,
  "/scheduled/page-publish-button.tsx#PagePublishButton": PagePublishButton_1ba85597636dae5a56c9c13ebe65ff8a,
  "/versions/versions-view.tsx#VersionsView": VersionsView_9a9ca872804878487712a91408fca1ca,
  "/versions/no-button.tsx#NoButton": NoButton_91b64f60b782b213f031a80abd985f1b,
  "/hint-preview/field.tsx#HintPreviewField": HintPreviewField_f62d08c2282c406d80286c49429799ea,
  "/sign-in/current-password.tsx#CurrentPassword": CurrentPassword_7f4b4fc0e044627481cc52df17cfeb01,
  "/second-factor/admin/account-field.tsx#AccountFactor": AccountFactor_3f339babfe0823827cf140643a9ed513,
  "/people/admin/account-sessions.tsx#AccountSessions": AccountSessions_0ac2270406a827fb0eb36becf22bde0d,
  "/people/admin/people.tsx#People": People_a5e46c325238245bffd44583a4ff688e,
  "/admin/icon.tsx#Icon": Icon_b8b0d7e5fa1af51cd2c81b563fbcd6c4,
  "/admin/logo.tsx#Logo": Logo_577f495c847acba9a56186a175b447bc,
  "/first-screen/role-start.tsx#RoleStart": RoleStart_f9c783a49e2efdc4b95e3f0a60ff4504,
  "/first-screen/open-menu.tsx#OpenMenu": OpenMenu_8af0c72792dc747b6ad483ab819e5511,
  "/texts/admin/texts-link.tsx#TextsLink": TextsLink_d71c3df5cc0c1b83299416c0e3fa8ae8,
  "/preview/site-texts-link.tsx#SiteTextsLink": SiteTextsLink_920e900d2db3c0fe9b7747b62706b86f,
  "/companies/companies-link.tsx#CompaniesLink": CompaniesLink_8c63742536ec72b70aa93270fe098b4c,
  "/money/money-links.tsx#MoneyLinks": MoneyLinks_6d99d39a8d349fc6139ffec75c236a2d,
  "/desk/desk-link.tsx#DeskLink": DeskLink_2ffa1b64ca3489ae3259cf9eff85085e,
  "/senders/senders-link.tsx#SendersLink": SendersLink_bff91f0425b1725c7b33e2de7a6c0f1e,
  "/messages/messages-link.tsx#MessagesLink": MessagesLink_ac91b03613d0a7c6ab20c89c3bc8353b,
  "/jobs/jobs-view.tsx#JobsLink": JobsLink_8359fd01cfd3af5951e67bc1cce7af50,
  "/builds/builds-link.tsx#BuildsLink": BuildsLink_ffd71e0371a2c51cc395d2c9b86a27f9,
  "/sign-in/sign-in-view.tsx#SignInView": SignInView_c6568f6e0a76981cec93ca2384a1b259,
  "/people/invitation-view.tsx#InvitationView": InvitationView_0ea24d585a6ab64b923ac010e2fe53d1,
  "/second-factor/admin/second-factor-view.tsx#SecondFactorView": SecondFactorView_fd88ccd093514209ba0fdf45c54417d0,
  "/desk/desk-view.tsx#DeskView": DeskView_dab06a95a548b29c4b6301bad205a65a,
  "/companies/companies-view.tsx#CompaniesView": CompaniesView_b634a0be8cbd0e4517d35016d39ec8ca,
  "/companies/companies-view.tsx#CompanyView": CompanyView_b634a0be8cbd0e4517d35016d39ec8ca,
  "/money/money-views.tsx#InvoicesView": InvoicesView_ba852743e7f3f3bf36ad1a51cff5ffba,
  "/money/money-views.tsx#InvoiceView": InvoiceView_ba852743e7f3f3bf36ad1a51cff5ffba,
  "/money/money-views.tsx#ReversalsView": ReversalsView_ba852743e7f3f3bf36ad1a51cff5ffba,
  "/money/money-views.tsx#StatementsView": StatementsView_ba852743e7f3f3bf36ad1a51cff5ffba,
  "/partners/partners-views.tsx#PartnersView": PartnersView_1020d8810fc80a794d02d34a536d1e03,
  "/partners/partners-views.tsx#PartnerView": PartnerView_1020d8810fc80a794d02d34a536d1e03,
  "/partners/partners-views.tsx#PayoutsView": PayoutsView_1020d8810fc80a794d02d34a536d1e03,
  "/jobs/jobs-view.tsx#JobsView": JobsView_8359fd01cfd3af5951e67bc1cce7af50,
  "/senders/senders-view.tsx#SendersView": SendersView_8f170b24ea8463b1a9a6607b1122343b,
  "/messages/messages-view.tsx#MessagesView": MessagesView_3afe8728c9b880d4325b1107dfd981f2,
  "/texts/admin/texts-view.tsx#TextsView": TextsView_d90cfe06cea368974f3daf808d841767,
  "/texts/admin/texts-view.tsx#ProgressView": ProgressView_d90cfe06cea368974f3daf808d841767,
  "/builds/builds-view.tsx#BuildsView": BuildsView_136ff36c62082c4a95bab889b8378aa7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
