import { entries } from '../../screening/words/word-list.ts';
import type { InfluenceWords } from './influence-words.ts';

export const el: InfluenceWords = {
  money: entries`επιστροφ*, επιστρέψ*, επιστρέφ*, χρήμα*, χρημάτων, λεφτά, δωρεάν, δώρο, δώρα, δωροκάρτ*, δωροεπιταγ*, έκπτωσ*, εκπτωσ*, κουπόν*, αποζημί*, αποζημι*, ανταμοιβ*, μπόνους, μετρητά, (πληρώσ*|πληρών*), αντάλλαγμα, ανταλλαγμα, σε αντάλλαγμα`,
  reviews: entries`κριτικ*, αξιολόγησ*, αξιολογήσ*, σχόλι*, αστέρι*, αστεριών, βαθμολογί*, γνώμη*`,
  changes: entries`διαγρά*, διαγραφ*, σβήσ*, σβήν*, αφαιρέσ*, αφαίρεσ*, αποσύρ*, απόσυρσ*, αλλάξ*, αλλαγή, αλλάζ*, τροποποι*, διορθώσ*, επεξεργα*, ενημερώσετε .. (κριτικ*|αξιολ*|σχόλι*), βελτιώσ*, ανεβάσ*, κρύψ*, εξαφανι*, αναθεωρ*, (5|πέντε) αστέρι*, (θετικ*) (κριτικ*|αξιολ*)`,
  free: entries`ανεξάρτητα, ανεξαρτήτως, άσχετα, δεν (χρειάζεται|απαιτ*|ζητ*|περιμένουμε|είστε|πρέπει), χωρίς (όρους|υποχρέωσ*|προϋποθέσ*|αντάλλαγμα), ακόμα κι αν, είτε`,
  but: entries`αλλά, όμως, ωστόσο`,
  ultimatum: entries`(αλλιώς|διαφορετικά|σε διαφορετική|ειδάλλως) .. (εμείς|θα|οι|δεν), αν (δεν), εάν δεν, (τελευταία) (προειδοποίηση|ευκαιρία), εντός (24|48) *, ή θα`,
  pressure: entries`(δικηγόρ*) .... (επικοινων*|στείλ*|κινηθ*|αναλάβ*|μας|παραδώσ*), (νομικ*|δικαστικ*) (μέτρ*|ενέργει*|συνέπει*|κινήσ*|οδό), (μήνυσ*|αγωγή|μηνύσ*), (δούμε|βρεθούμε|πάμε) .. δικαστήρι*, στα δικαστήρια, αστυνομία, συκοφαντ*, δυσφήμ*, (ξέρουμε|γνωρίζουμε) .. (πού|που) .. , (ενημερώσ*|καλέσ*|πούμε) .. (εργοδότ*|αφεντικ*|οικογένει*|σύζυγ*), μετανιώσ*, (σκεφτ*) .. (καλά|διπλά|δύο), (δημοσιεύσ*|δημοσιοποι*) .. (όνομα|διεύθυνσ*|στοιχεία|φωτογραφ*), μαύρη λίστα, (υπάρξουν|έχετε|υποστείτε) .. συνέπει*, (μπλοκάρ*|ακυρώσ*|χάσετε) .. (λογαριασμ*|παραγγελία*|εγγύηση*), (επισκεφ*|περάσουμε) .. (σπίτι|εσάς|από εκεί)`,
  contact: entries`whatsapp, telegram, viber, signal, messenger, instagram, facebook, skype, προσωπικό μήνυμα, (καλέστε|κάλεσε|τηλεφωνήσ*|τηλεφωνικά), (στο|από) τηλέφωνο, (γράψτε|στείλτε|επικοινωνήστε|μιλήσουμε|λύσουμε|απαντήστε|συζητήσουμε) ... (προσωπικ*|ιδιωτικ*|απευθείας|mail|email|τηλέφων*|στον αριθμό|sms|εκτός), εκτός (αυτής|πλατφόρμας|ιστοσελίδας), (τηλέφωνό|τηλέφωνο|email|mail) σας, αριθμό τηλεφώνου`,
};

export const tr: InfluenceWords = {
  money: entries`iade*, para, paranız*, paran*, parayı, hediye*, indirim*, kupon*, ücretsiz*, bedava, tazminat*, telafi*, ödül*, bonus*, nakit*, çek, (ödeyeceğiz|öderiz|ödeyelim|ödeme yap*), karşılığında, karşılık, hediye çek*`,
  reviews: entries`yorum*, değerlendirme*, puan*, yıldız*, inceleme*, şikayet*`,
  changes: entries`sil, silin, siler*, silmen*, silmek*, silers*, sildik*, silin*, kaldır*, geri çek*, değiştir*, düzelt*, düzenle*, güncelle*, yükselt*, artır*, iyileştir*, gizle*, yok olur*, gözden geçir*, (5|beş) yıldız*, olumlu (yorum*|değerlendirme*)`,
  free: entries`bağımsız*, bakılmaksızın, fark etmez, (gerek|gerekmez|zorunda değil*|şart değil), koşulsuz*, şartsız*, beklemiyoruz, istemiyoruz, olsa da`,
  but: entries`ama, ancak, fakat`,
  ultimatum: entries`(yoksa|aksi halde|aksi takdirde) .. (biz|size|seni|sizi|avukat*|yasal*), (aksi halde|aksi takdirde), (silmezs*|değiştirmezs*|kaldırmazs*), son (uyarı|şans)*, (24|48) saat`,
  pressure: entries`avukat* .... (arayacak|iletişim*|ulaş*|yaz*|devre*|dava*|gönder*), (yasal|hukuki) (işlem*|yol*|süreç*|sonuç*|adım*), dava (aç*|ed*), mahkeme* .. (görüş*|ver*|taşı*), (polis*|savcılı*) .. (bildir*|şikayet*|başvur*|ver*), iftira*, karalama*, hakaret dava*, (nerede|nerde) (oturduğ*|yaşadığ*|çalıştığ*|otur*|yaşa*|çalış*) .. bil*, (biliyoruz|biliyorum) .. nerede .. , (işveren*|patron*|aile*|eşin*) .. (haber*|bildir*|arayacağ*|söyle*|ara*), pişman*, iyi düşün*, (adınız*|adres*|bilgiler*|fotoğraf*) .. (yayınla*|paylaş*|ifşa*), kara liste*, sonuçlar* (katlan*|ağır), (hesab*|sipariş*|garanti*) .. (engelley*|engelleriz|iptal*|kaybed*|kapat*), (ziyaret*|uğrar*) .. (evin*|ediz|ederiz|sizi)`,
  contact: entries`whatsapp*, telegram*, viber*, signal*, messenger*, instagram*, facebook*, skype*, özel mesaj*, özelden, (arayın*|ara bizi|telefonla|telefonda), telefon numara*, (yazın*|ulaşın*|iletişim*|konuşalım|çözelim|görüşelim|cevap*) ... (özel*|doğrudan|mail*|e posta*|telefon*|numara*|sms*|dışında), (platform*|site*) dışında, (e postanız*|mailiniz*), (mail|e posta) (at|gönder)*`,
};

export const vi: InfluenceWords = {
  money: entries`hoàn tiền, hoàn lại, hoàn trả, trả lại tiền, tiền, phiếu giảm giá, phiếu quà, voucher*, mã giảm giá, giảm giá, quà tặng, quà, miễn phí, bồi thường, đền bù, thưởng, tiền mặt, chuyển khoản, đổi lại, để đổi lấy`,
  reviews: entries`đánh giá, nhận xét, bình luận, sao, phản hồi`,
  changes: entries`xóa, xoá, gỡ, gỡ bỏ, rút lại, thay đổi, sửa, chỉnh sửa, sửa lại, sửa đổi, cập nhật, nâng, cải thiện, ẩn, (5|năm) sao, đánh giá tích cực, biến mất`,
  free: entries`bất kể, cho dù, không (cần|bắt buộc|yêu cầu|đòi hỏi|mong), vô điều kiện, dù (anh|chị|bạn|quý)`,
  but: entries`nhưng, tuy nhiên`,
  we: entries`chúng tôi, tôi`,
  ultimatum: entries`nếu không, nếu .. không, cảnh báo cuối, cơ hội cuối, trong (24|48) *, bằng không, hoặc chúng tôi`,
  pressure: entries`luật sư .... (liên hệ|gửi|kiện|làm việc|khởi), (kiện|khởi kiện) .. (bạn|anh|chị|ra tòa|quý khách), ra tòa, gặp nhau .. tòa, (biện pháp|hành động|hậu quả|thủ tục) pháp lý, báo công an, báo cảnh sát, vu khống, phỉ báng, biết .. (nhà|địa chỉ|nơi) .. (ở|làm việc|của), biết .. (bạn|anh|chị) .. (ở đâu|làm việc), (báo|gọi|nói) .. (sếp|gia đình|chồng|vợ|công ty của), hối hận, hối tiếc, suy nghĩ (kỹ|lại), (công khai|đăng) .. (tên|địa chỉ|thông tin|ảnh), danh sách đen, chịu .. hậu quả, (khóa|hủy|mất) .. (tài khoản|đơn hàng|bảo hành), đến (tận)? nhà`,
  contact: entries`whatsapp, telegram, viber, zalo, signal, messenger, instagram, facebook, skype, tin nhắn riêng, nhắn tin riêng, inbox, (gọi|gọi điện) .. (cho|số), (qua|bằng) điện thoại, (viết|nhắn|liên hệ|liên lạc|trao đổi|giải quyết) ... (riêng|trực tiếp|email|mail|qua số|ngoài), ngoài (nền tảng|trang), số (điện thoại|máy) .. (của bạn|của anh|của chị)`,
};

/** Words are parted by nothing: each is found wherever it stands. */
export const ja: InfluenceWords = {
  money: entries`返金, 払い戻, 返済, お金, 代金, 謝礼, お礼として, お礼に, クーポン, 割引, 値引, 無料, ギフト, ギフト券, 商品券, プレゼント, 補償, 賠償金, 弁償, キャッシュバック, ポイント, 現金, お支払いし, 引き換え, 代わりに, 見返り, 特典, 粗品, 半額, 差し上げ, 円を, 円分`,
  reviews: entries`レビュー, 口コミ, クチコミ, 評価, 星, コメント, 書き込み, 投稿, ご意見, 感想`,
  changes: entries`削除, 消して, 消し, 消す, 消去, 取り下げ, 取消, 取り消, 撤回, 変更, 修正, 書き直, 書き換, 訂正, 編集, 上げて, 引き上げ, 改善して, 星5, 星五, 五つ星, 5つ星, 高評価, 見直, 非公開, 外して`,
  free: entries`必要はありません, 必要はございません, 必要ありません, しなくても, なくて結構, なくてかまいません, なくて構いません, かかわらず, 関わらず, 関係なく, 問わず, 求めません, 求めていません, お願いするものではありません, 条件ではありません, そのままで`,
  but: entries`ですが, しかし, ただし`,
  ultimatum: entries`さもないと, さもなければ, そうでなければ, でなければ, しない場合, されない場合, ない場合は, なければ, 最後の警告, 最終警告, 24時間以内, 48時間以内`,
  pressure: entries`弁護士から, 弁護士に相談し, 弁護士に依頼, 弁護士を通じ, 弁護士を立て, 顧問弁護士, 法的措置, 法的手段, 法的対応, 訴訟, 提訴, 訴えます, 訴えること, 訴えるつもり, 裁判所で, 裁判を起こ, 警察に通報, 警察に届け, 被害届, 名誉毀損, 名誉棄損, 営業妨害, 業務妨害, 損害賠償を請求, 損害賠償請求, 住所を知って, 住所は知って, 住所はわかって, 住所は分かって, 住所を把握, どこに住んで, ご自宅に伺, ご自宅まで伺, 自宅に行, 家に行, 勤務先に, 勤務先へ, 職場に連絡, 会社に連絡し, ご家族に連絡, ご家族にお知らせ, 後悔, 個人情報を公開, 名前を公開, 住所を公開, お名前を公開, ブラックリスト, ただでは済, ただじゃ済, どうなるか, よく考えた方が, よくお考え, 痛い目, 覚悟し, アカウントを停止, 保証を無効, 保証は無効`,
  contact: entries`lineid, ラインで, ラインの, lineで, lineに, lineの, 公式line, whatsapp, テレグラム, インスタ, フェイスブック, お電話くだ, お電話をくだ, お電話を, お電話で, 電話番号, 電話して, 電話で, メールくだ, メールをくだ, メールでご連絡, メールにご連絡, メールアドレスを, メールアドレスに, メールアドレスまで, 直接ご連絡, 直接連絡, 直接お話, 個別にご連絡, 個別に連絡, 個別にお話, ダイレクトメッセージ, 個人的に, このサイトの外, サイト以外, サイト外`,
};
