// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AttesterSet} from "src/AttesterSet.sol";
import {ClaimCaps} from "src/ClaimCaps.sol";
import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {IBridgeFiller} from "src/IBridgeFiller.sol";
import {Order} from "src/OrderLib.sol";
import {Payments} from "src/Payments.sol";
import {Freezable} from "src/access/Freezable.sol";
import {PullPayments} from "src/PullPayments.sol";
import {TestToken} from "src/test-tokens/TestToken.sol";
import {Forwarder} from "src/forwarder/Forwarder.sol";
import {ForwarderFactory} from "src/forwarder/ForwarderFactory.sol";
import {ForwarderTerms} from "src/forwarder/ForwarderTerms.sol";
import {Moody} from "../support/Accounts.sol";
import {GaslessTest} from "../support/GaslessTest.sol";
import {BlockingToken} from "../support/WeirdTokens.sol";
import {FreezeModel} from "./FreezeModel.sol";
import {Ledger} from "./Ledger.sol";

/// @notice Random use of the bridge by three depositors, two makers and a guardian; a model predicts each answer.
/// @dev Every call is predicted: success, or one named revert. Any other result counts as a surprise.
contract Handler is GaslessTest {
    struct Entry {
        Order order;
        bytes32 id;
        address coin;
        address depositor;
        IBridgeEscrow.Status status;
        uint256 frozenBefore;
        bool filled;
        uint256 endings;
    }

    uint256 internal constant CHANNEL = 7;
    uint256 internal constant FUNDS = 1_000_000 ether;

    Ledger public ledger;
    FreezeModel public freezes = new FreezeModel(FREEZE);
    /// Receives, refuses or burns gas; the token blocks it while it does not receive.
    Moody public moody = new Moody();
    uint256 public surprises;
    uint256 public owedTimes;
    bytes4 public expectedAnswer;
    bytes4 public actualAnswer;
    uint256 public lastTouched;
    /// Number of answers per action and selector; the zero selector is success.
    mapping(string action => mapping(bytes4 answer => uint256)) public answered;

    ForwarderFactory public factory;
    /// The address of the newest order that was paid at one, with the order as it was given to it.
    Forwarder public forwarder;
    Order private _unnamed;
    ForwarderTerms private _terms;
    /// Zero until it is open.
    bytes32 private _swept;

    Entry[] private _entries;
    string[2] private _makers = ["maker", "maker-2"];
    address[3] private _depositors = [named("depositor"), named("depositor-2"), address(moody)];
    address private _payee = named("payee");
    /// Address to which a depositor that cannot receive withdraws its funds.
    address private _safe = named("safe");
    mapping(address token => mapping(uint256 window => uint256)) private _claimed;

    function setUp() public override {
        super.setUp();
        address[] memory accounts = new address[](11);
        accounts[0] = address(escrow);
        accounts[1] = address(filler);
        accounts[2] = recipient;
        accounts[3] = _payee;
        for (uint256 i = 0; i < 2; ++i) {
            accounts[4 + i] = named(_makers[i]);
        }
        for (uint256 i = 0; i < 3; ++i) {
            accounts[6 + i] = _depositors[i];
        }
        accounts[9] = _safe;
        accounts[10] = governor;
        setUpGasless();
        for (uint256 i = 4; i < 9; ++i) {
            fund(accounts[i]);
            vm.deal(accounts[i], FUNDS);
            token.mint(accounts[i], FUNDS);
        }
        vm.prank(governor);
        escrow.setChannelPayee(CHANNEL, _payee);
        ledger = new Ledger(address(token), accounts);
    }

    function setUpGasless() private {
        installPermit2();
        factory = new ForwarderFactory();
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(_depositors[i]);
            token.approve(PERMIT2, type(uint256).max);
        }
    }

    function newToken() internal override returns (TestToken) {
        return new BlockingToken();
    }

    function open(uint256 who, bool native, uint256 amount, uint256 fee, bool byTransfer) external {
        string memory makerName = _makers[who % 2];
        Order memory order = newOrder(who, native, between(amount, 1, CAP * 2 / 5), byTransfer);
        order.channelFee = between(fee, 0, order.inputAmount - 1);
        bytes32 id = escrow.orderId(order);
        bytes memory signature = signatureOf(key(makerName), escrow.offerDigest(order));
        bytes memory call = abi.encodeCall(escrow.open, (order, signature));
        address sender = addressIn(order.depositor);
        if (!predict("open", sender, valueOf(order), address(escrow), call, ifFrozen())) return;
        remember(order, id, sender);
    }

    /// @dev Submitted by another account on the depositor's signature; a contract cannot sign.
    function openFor(uint256 who, uint256 amount, bool byPermit2) external {
        uint256 which = (who / 2) % 2;
        string memory name = which == 0 ? "depositor" : "depositor-2";
        Order memory order = newOrder(who % 2 + 2 * which, false, between(amount, 1, CAP * 2 / 5), false);
        bytes32 id = escrow.orderId(order);
        bytes memory signature = signatureOf(key(_makers[who % 2]), escrow.offerDigest(order));
        bytes memory call = byPermit2
            ? abi.encodeCall(escrow.openForWithPermit2, (order, signature, permit2Authorization(key(name), order, id)))
            : abi.encodeCall(escrow.openForWithAuthorization, (order, signature, authorization(key(name), order, id)));
        string memory action = byPermit2 ? "openForWithPermit2" : "openForWithAuthorization";
        if (!predict(action, address(this), 0, address(escrow), call, ifFrozen())) return;
        remember(order, id, addressIn(order.depositor));
    }

    /// @dev Pays the address of a new order, exactly or with something on top, and sweeps it; another order is refused.
    function sweep(uint256 amount, uint256 extra, bool another) external {
        Order memory order = newOrder(0, false, between(amount, 1, CAP / 5), false);
        order.depositor = "";
        ForwarderTerms memory terms = ForwarderTerms(address(escrow), governor, escrow.orderId(order));
        address place = factory.addressOf(terms);
        Order memory full = abi.decode(abi.encode(order), (Order));
        full.depositor = abi.encodePacked(place);
        if (another) {
            order.outputAmount -= 1;
            full.outputAmount -= 1;
        }
        bytes memory signature = signatureOf(key(_makers[0]), escrow.offerDigest(full));
        amount = order.inputAmount + between(extra, 0, 2);
        vm.prank(_depositors[0]);
        token.transfer(place, amount);
        forwarder = Forwarder(payable(place));
        _unnamed = order;
        _terms = terms;
        _swept = 0;
        ledger.follow(place);
        ledger.move(address(token), _depositors[0], place, amount);
        bytes4 expected = another ? Forwarder.WrongOrder.selector : ifFrozen();
        bytes memory call = abi.encodeCall(factory.sweep, (terms, order, signature));
        if (!predict("sweep", address(this), 0, address(factory), call, expected)) return;
        _swept = escrow.orderId(full);
        remember(full, _swept, place);
    }

    /// @dev Sends what is at the newest address to its owner, as anyone may once its order is open or too late.
    function release() external {
        if (address(forwarder) == address(0)) return;
        bytes4 expected;
        if (_terms.order != escrow.orderId(_unnamed)) expected = Forwarder.WrongOrder.selector;
        else if (_swept == 0 && block.timestamp <= _unnamed.openBy) expected = Forwarder.ReleaseTooEarly.selector;
        uint256 amount = token.balanceOf(address(forwarder));
        bytes memory call = abi.encodeCall(factory.release, (_terms, _unnamed, address(token)));
        if (!predict("release", address(this), 0, address(factory), call, expected)) return;
        ledger.move(address(token), address(forwarder), governor, amount);
    }

    function withdrawForwarder(bool byOwner) external {
        if (address(forwarder) == address(0)) return;
        factory.deploy(_terms);
        uint256 amount = token.balanceOf(address(forwarder));
        bytes memory call = abi.encodeCall(forwarder.withdraw, (address(token), _safe, amount));
        bytes4 expected = byOwner ? bytes4(0) : Forwarder.NotOwner.selector;
        address sender = byOwner ? governor : maker;
        if (!predict("withdrawForwarder", sender, 0, address(forwarder), call, expected)) return;
        ledger.move(address(token), address(forwarder), _safe, amount);
    }

    function remember(Order memory order, bytes32 id, address sender) private {
        Entry storage entry = _entries.push();
        entry.order = order;
        entry.id = id;
        entry.coin = addressIn(order.inputToken);
        entry.depositor = sender;
        entry.status = IBridgeEscrow.Status.Open;
        entry.frozenBefore = freezes.total();
        lastTouched = _entries.length - 1;
        ledger.move(entry.coin, sender, address(escrow), order.inputAmount);
        ledger.hold(entry.coin, order.inputAmount);
    }

    /// @dev The same offer again, open or ended.
    function reopen(uint256 index) external {
        if (_entries.length == 0) return;
        Order memory order = touch(index).order;
        bytes memory call = abi.encodeCall(escrow.open, (order, ""));
        bytes4 expected = ifFrozen();
        if (expected == 0) {
            expected =
                block.timestamp > order.openBy ? IBridgeEscrow.OpenExpired.selector : IBridgeEscrow.OrderUsed.selector;
        }
        predict("reopen", addressIn(order.depositor), valueOf(order), address(escrow), call, expected);
    }

    /// @dev A batch of two; both entries may be the same order.
    function claim(uint256 first, uint256 second, address caller) external {
        if (_entries.length == 0) return;
        uint256[2] memory indices = [first % _entries.length, second % _entries.length];
        bytes4 expected = expectedOfBatch(indices[0], indices[1]);
        Order[] memory orders = new Order[](2);
        bytes32[] memory proofs = new bytes32[](2);
        bytes[][] memory signatures = new bytes[][](2);
        for (uint256 i = 0; i < 2; ++i) {
            Entry storage entry = _entries[indices[i]];
            orders[i] = entry.order;
            proofs[i] = entry.id;
            signatures[i] = quorum(entry.id, entry.id);
        }
        bytes memory call = abi.encodeCall(escrow.claim, (orders, proofs, signatures));
        if (!predict("claim", caller, 0, address(escrow), call, expected)) return;
        settle(indices[0]);
        settle(indices[1]);
    }

    /// @dev Well-formed signatures of two strangers.
    function claimForged(uint256 index, uint256 seed) external {
        if (_entries.length == 0) return;
        Entry storage entry = touch(index);
        Order[] memory orders = new Order[](1);
        bytes32[] memory proofs = new bytes32[](1);
        bytes[][] memory signatures = new bytes[][](1);
        orders[0] = entry.order;
        signatures[0] = strangers(seed, escrow.fillDigest(entry.id, 0));
        bytes4 expected;
        if (entry.status != IBridgeEscrow.Status.Claimed) {
            expected = ifNotOpen(entry);
            if (expected == 0) expected = ifBlocked(entry);
            if (expected == 0) expected = AttesterSet.NotAttester.selector;
        }
        predict(
            "claimForged",
            address(this),
            0,
            address(escrow),
            abi.encodeCall(escrow.claim, (orders, proofs, signatures)),
            expected
        );
    }

    function cancel(uint256 index, bool byMaker) external {
        if (_entries.length == 0) return;
        Entry storage entry = touch(index);
        bytes4 expected = byMaker ? ifNotOpen(entry) : IBridgeEscrow.NotMaker.selector;
        address caller = byMaker ? entry.order.maker : entry.depositor;
        bytes memory call = abi.encodeCall(escrow.cancel, (entry.order));
        if (predict("cancel", caller, 0, address(escrow), call, expected)) {
            giveBack(entry, IBridgeEscrow.Status.Cancelled);
        }
    }

    function refund(uint256 index, address caller) external {
        if (_entries.length == 0) return;
        Entry storage entry = touch(index);
        bytes4 expected = ifNotOpen(entry);
        if (expected == 0 && block.timestamp <= refundable(entry)) expected = IBridgeEscrow.RefundTooEarly.selector;
        bytes memory call = abi.encodeCall(escrow.refund, (entry.order));
        if (predict("refund", caller, 0, address(escrow), call, expected)) {
            giveBack(entry, IBridgeEscrow.Status.Refunded);
        }
    }

    function fill(uint256 index) external {
        if (_entries.length == 0) return;
        Entry storage entry = touch(index);
        Order memory order = entry.order;
        address output = entry.coin;
        uint256 value = order.destinationGas + (output == NATIVE ? order.outputAmount : 0);
        bytes memory call = abi.encodeCall(filler.fill, (order));
        if (!predict("fill", order.maker, value, address(filler), call, expectedOfFill(entry))) return;
        entry.filled = true;
        ledger.move(output, order.maker, recipient, order.outputAmount);
        ledger.move(NATIVE, order.maker, recipient, order.destinationGas);
    }

    function withdraw(bool native) external {
        address coin = native ? NATIVE : address(token);
        uint256 amount = ledger.fees(coin);
        bytes memory call = abi.encodeCall(escrow.withdrawChannelFees, (CHANNEL, coin));
        if (!predict("withdraw", _payee, 0, address(escrow), call, 0)) return;
        ledger.takeFees(coin);
        ledger.move(coin, address(escrow), _payee, amount);
    }

    /// @dev Withdraws a debt: to the account itself by anyone, or to another address by the account.
    function withdrawOwed(uint256 who, bool native, bool elsewhere) external {
        address account = ledger.accounts(4 + who % 5);
        address coin = native ? NATIVE : address(token);
        uint256 amount = ledger.owed(coin, account);
        address to = elsewhere ? _safe : account;
        bytes4 expected = amount == 0 ? PullPayments.NotOwed.selector : bytes4(0);
        if (amount != 0 && !receives(to)) {
            expected = native ? Payments.NativeTransferFailed.selector : BlockingToken.Blocked.selector;
        }
        bytes memory call = abi.encodeCall(escrow.withdrawOwed, (coin, account, to));
        if (!predict("withdrawOwed", elsewhere ? account : address(this), 0, address(escrow), call, expected)) return;
        ledger.takeOwed(coin, account);
        ledger.move(coin, address(escrow), to, amount);
    }

    function setMood(uint256 next) external {
        moody.setMood(Moody.Mood(next % 3));
        BlockingToken(address(token)).setBlocked(address(moody), next % 3 != 0);
    }

    function freeze(uint256 dice, bool byGuardian) external {
        // One call in eight: most of a run should not be frozen.
        if (dice % 8 != 0) return;
        bytes4 expected = freezes.ifFreezing(byGuardian);
        bytes memory call = abi.encodeCall(escrow.freeze, ());
        if (predict("freeze", byGuardian ? guardian : governor, 0, address(escrow), call, expected)) freezes.freeze();
    }

    function renewFreeze() external {
        bytes memory call = abi.encodeCall(escrow.renewFreeze, ());
        if (predict("renewFreeze", governor, 0, address(escrow), call, freezes.ifRenewing())) freezes.renew();
    }

    function unfreeze(uint256 dice) external {
        // One call in two: some freezes should expire.
        if (dice % 2 != 0) return;
        if (predict("unfreeze", governor, 0, address(escrow), abi.encodeCall(escrow.unfreeze, ()), 0)) {
            freezes.unfreeze();
        }
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + between(time, 1, 3 hours));
    }

    function count() external view returns (uint256) {
        return _entries.length;
    }

    /// @notice Time at which the model lets an open order be refunded; zero for an ended one.
    function refundableAt(uint256 index) external view returns (Order memory order, uint256 expected) {
        Entry storage entry = _entries[index];
        return (entry.order, entry.status == IBridgeEscrow.Status.Open ? refundable(entry) : 0);
    }

    function entryAt(uint256 index)
        external
        view
        returns (bytes32 id, IBridgeEscrow.Status status, bool filled, uint256 endings)
    {
        Entry storage entry = _entries[index];
        return (entry.id, entry.status, entry.filled, entry.endings);
    }

    /// @dev Calls as `sender` and compares the answer with the model's: zero means success.
    function predict(
        string memory action,
        address sender,
        uint256 value,
        address target,
        bytes memory call,
        bytes4 expected
    ) private returns (bool ok) {
        bytes memory answer;
        vm.prank(sender);
        (ok, answer) = target.call{value: value}(call);
        bytes4 actual = ok ? bytes4(0) : bytes4(answer);
        ++answered[action][actual];
        if (ok == (expected == 0) && actual == expected) return ok;
        ++surprises;
        (expectedAnswer, actualAnswer) = (expected, actual);
    }

    function newOrder(uint256 who, bool native, uint256 amount, bool byTransfer)
        private
        view
        returns (Order memory order)
    {
        order = native ? nativeOrder() : tokenOrder();
        order.depositor = abi.encodePacked(_depositors[(who / 2) % 3]);
        order.maker = named(_makers[who % 2]);
        order.inputAmount = amount;
        order.outputAmount = 1 + amount / 2;
        order.destinationGas = amount % 3;
        order.dstChainId = SRC;
        order.channel = CHANNEL;
        order.fillMode = byTransfer ? 1 : 0;
        order.openBy = uint40(block.timestamp + 60);
        order.fillDeadline = uint40(block.timestamp + 30 minutes);
        order.refundAfter = order.fillDeadline + uint40(byTransfer ? 24 hours : 2 hours);
        order.nonce = _entries.length;
    }

    function expectedOfBatch(uint256 first, uint256 second) private view returns (bytes4 expected) {
        expected = expectedOfClaim(first, 0);
        if (expected != 0 || first == second) return expected;
        Entry storage entry = _entries[first];
        bool pays = entry.status == IBridgeEscrow.Status.Open && entry.coin == _entries[second].coin;
        return expectedOfClaim(second, pays ? entry.order.inputAmount : 0);
    }

    function expectedOfClaim(uint256 index, uint256 alreadyInBatch) private view returns (bytes4) {
        Entry storage entry = _entries[index];
        if (entry.status == IBridgeEscrow.Status.Claimed) return 0;
        if (entry.status != IBridgeEscrow.Status.Open) return IBridgeEscrow.OrderNotOpen.selector;
        if (ifBlocked(entry) != 0) return ifBlocked(entry);
        uint256 used = _claimed[entry.coin][block.timestamp / 1 hours] + alreadyInBatch;
        return used + entry.order.inputAmount > CAP ? ClaimCaps.ClaimCapExceeded.selector : bytes4(0);
    }

    function expectedOfFill(Entry storage entry) private view returns (bytes4) {
        if (entry.order.fillMode == 1) return IBridgeFiller.WrongMode.selector;
        if (block.timestamp > entry.order.fillDeadline) return IBridgeFiller.FillExpired.selector;
        return entry.filled ? IBridgeFiller.AlreadyFilled.selector : bytes4(0);
    }

    function settle(uint256 index) private {
        Entry storage entry = _entries[index];
        if (entry.status != IBridgeEscrow.Status.Open) return;
        Order storage order = entry.order;
        _claimed[entry.coin][block.timestamp / 1 hours] += order.inputAmount;
        ledger.release(entry.coin, order.inputAmount);
        ledger.earn(entry.coin, order.channelFee);
        ledger.move(entry.coin, address(escrow), order.maker, order.inputAmount - order.channelFee);
        finish(entry, IBridgeEscrow.Status.Claimed);
        lastTouched = index;
    }

    function giveBack(Entry storage entry, IBridgeEscrow.Status ending) private {
        ledger.release(entry.coin, entry.order.inputAmount);
        if (receives(entry.depositor)) {
            ledger.move(entry.coin, address(escrow), entry.depositor, entry.order.inputAmount);
        } else {
            ledger.owe(entry.coin, entry.depositor, entry.order.inputAmount);
            ++owedTimes;
        }
        finish(entry, ending);
    }

    function finish(Entry storage entry, IBridgeEscrow.Status ending) private {
        entry.status = ending;
        ++entry.endings;
    }

    function touch(uint256 index) private returns (Entry storage) {
        lastTouched = index % _entries.length;
        return _entries[lastTouched];
    }

    function receives(address account) private view returns (bool) {
        return account != address(moody) || moody.mood() == Moody.Mood.Receives;
    }

    function ifFrozen() private view returns (bytes4) {
        return freezes.active() ? Freezable.Frozen.selector : bytes4(0);
    }

    /// @dev A claim: freezes stop an order for twice their length in all.
    function ifBlocked(Entry storage entry) private view returns (bytes4) {
        return freezes.total() - entry.frozenBefore < 2 * FREEZE ? ifFrozen() : bytes4(0);
    }

    function refundable(Entry storage entry) private view returns (uint256) {
        uint256 lost = freezes.total() - entry.frozenBefore;
        return entry.order.refundAfter + (lost < 2 * FREEZE ? lost : 2 * FREEZE);
    }

    function ifNotOpen(Entry storage entry) private view returns (bytes4) {
        return entry.status == IBridgeEscrow.Status.Open ? bytes4(0) : IBridgeEscrow.OrderNotOpen.selector;
    }

    function strangers(uint256 seed, bytes32 digest) private pure returns (bytes[] memory signatures) {
        uint256 a = between(seed, 1, type(uint128).max);
        uint256 b = a + 1;
        if (vm.addr(a) > vm.addr(b)) (a, b) = (b, a);
        signatures = new bytes[](2);
        signatures[0] = signatureOf(a, digest);
        signatures[1] = signatureOf(b, digest);
    }
}
