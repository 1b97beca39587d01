// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AttesterSet} from "src/AttesterSet.sol";
import {ClaimCaps} from "src/ClaimCaps.sol";
import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {IBridgeFiller} from "src/IBridgeFiller.sol";
import {Order} from "src/OrderLib.sol";
import {Freezable} from "src/access/Freezable.sol";
import {BridgeTest} from "../support/BridgeTest.sol";
import {Ledger} from "./Ledger.sol";

/// @notice Random use of the bridge by two depositors, two makers and a guardian, beside a model that predicts each answer.
/// @dev Every call is predicted: success, or one named revert. Anything else counts as a surprise.
contract Handler is BridgeTest {
    struct Entry {
        Order order;
        bytes32 id;
        IBridgeEscrow.Status status;
        bool filled;
        uint256 endings;
    }

    uint256 internal constant CHANNEL = 7;
    uint256 internal constant FUNDS = 1_000_000 ether;

    Ledger public ledger;
    uint256 public surprises;
    bytes4 public expectedAnswer;
    bytes4 public actualAnswer;
    uint256 public lastTouched;
    /// How often each action was answered so; the zero selector is success.
    mapping(string action => mapping(bytes4 answer => uint256)) public answered;

    Entry[] private _entries;
    string[2] private _makers = ["maker", "maker-2"];
    string[2] private _depositors = ["depositor", "depositor-2"];
    address private _payee = named("payee");
    mapping(address token => mapping(uint256 window => uint256)) private _claimed;

    function setUp() public override {
        super.setUp();
        address[] memory accounts = new address[](8);
        accounts[0] = address(escrow);
        accounts[1] = address(filler);
        accounts[2] = recipient;
        accounts[3] = _payee;
        for (uint256 i = 0; i < 2; ++i) {
            accounts[4 + i] = named(_makers[i]);
            accounts[6 + i] = named(_depositors[i]);
            fund(accounts[4 + i]);
            fund(accounts[6 + i]);
            vm.deal(accounts[4 + i], FUNDS);
            vm.deal(accounts[6 + i], FUNDS);
            token.mint(accounts[4 + i], FUNDS);
            token.mint(accounts[6 + i], FUNDS);
        }
        vm.prank(governor);
        escrow.setChannelPayee(CHANNEL, _payee);
        ledger = new Ledger(address(token), accounts);
    }

    function open(uint256 who, bool native, uint256 amount, uint256 fee, bool byTransfer) external {
        string memory makerName = _makers[who % 2];
        Order memory order = newOrder(who, native, between(amount, 1, CAP * 2 / 5), byTransfer);
        order.channelFee = between(fee, 0, order.inputAmount - 1);
        bytes32 id = escrow.orderId(order);
        bytes memory signature = signatureOf(key(makerName), escrow.offerDigest(order));
        bytes memory call = abi.encodeCall(escrow.open, (order, signature));
        if (!predict("open", order.depositor, native ? order.inputAmount : 0, address(escrow), call, ifFrozen())) return;
        Entry storage entry = _entries.push();
        entry.order = order;
        entry.id = id;
        entry.status = IBridgeEscrow.Status.Open;
        lastTouched = _entries.length - 1;
        ledger.move(order.inputToken, order.depositor, address(escrow), order.inputAmount);
        ledger.hold(order.inputToken, order.inputAmount);
    }

    /// @dev The same offer again, open or ended.
    function reopen(uint256 index) external {
        if (_entries.length == 0) return;
        Order memory order = touch(index).order;
        bytes memory call = abi.encodeCall(escrow.open, (order, ""));
        bytes4 expected = ifFrozen();
        if (expected == 0) {
            expected = block.timestamp > order.openBy
                ? IBridgeEscrow.OpenExpired.selector
                : IBridgeEscrow.OrderUsed.selector;
        }
        predict("reopen", order.depositor, order.inputToken == NATIVE ? order.inputAmount : 0, address(escrow), call, expected);
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
        bytes4 expected = ifFrozen();
        if (expected == 0 && entry.status != IBridgeEscrow.Status.Claimed) {
            expected = entry.status == IBridgeEscrow.Status.Open
                ? AttesterSet.NotAttester.selector
                : IBridgeEscrow.OrderNotOpen.selector;
        }
        predict("claimForged", address(this), 0, address(escrow), abi.encodeCall(escrow.claim, (orders, proofs, signatures)), expected);
    }

    function cancel(uint256 index, bool byMaker) external {
        if (_entries.length == 0) return;
        Entry storage entry = touch(index);
        bytes4 expected = byMaker ? ifNotOpen(entry) : IBridgeEscrow.NotMaker.selector;
        address caller = byMaker ? entry.order.maker : entry.order.depositor;
        bytes memory call = abi.encodeCall(escrow.cancel, (entry.order));
        if (predict("cancel", caller, 0, address(escrow), call, expected)) giveBack(entry, IBridgeEscrow.Status.Cancelled);
    }

    function refund(uint256 index, address caller) external {
        if (_entries.length == 0) return;
        Entry storage entry = touch(index);
        bool early = block.timestamp <= entry.order.refundAfter;
        bytes4 expected = early ? IBridgeEscrow.RefundTooEarly.selector : ifNotOpen(entry);
        bytes memory call = abi.encodeCall(escrow.refund, (entry.order));
        if (predict("refund", caller, 0, address(escrow), call, expected)) giveBack(entry, IBridgeEscrow.Status.Refunded);
    }

    function fill(uint256 index) external {
        if (_entries.length == 0) return;
        Entry storage entry = touch(index);
        Order memory order = entry.order;
        address output = order.inputToken;
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

    function freeze(uint256 dice) external {
        // One call in four: most of a run should be in working order.
        if (dice % 4 == 0) predict("freeze", guardian, 0, address(escrow), abi.encodeCall(escrow.freeze, ()), 0);
    }

    function unfreeze() external {
        predict("unfreeze", governor, 0, address(escrow), abi.encodeCall(escrow.unfreeze, ()), 0);
    }

    function pass(uint256 time) external {
        vm.warp(block.timestamp + between(time, 1, 3 hours));
    }

    function count() external view returns (uint256) {
        return _entries.length;
    }

    function entryAt(uint256 index) external view returns (bytes32 id, IBridgeEscrow.Status status, bool filled, uint256 endings) {
        Entry storage entry = _entries[index];
        return (entry.id, entry.status, entry.filled, entry.endings);
    }

    /// @dev Calls as `sender` and compares the answer with the model's: zero means success.
    function predict(string memory action, address sender, uint256 value, address target, bytes memory call, bytes4 expected)
        private
        returns (bool ok)
    {
        bytes memory answer;
        vm.prank(sender);
        (ok, answer) = target.call{value: value}(call);
        bytes4 actual = ok ? bytes4(0) : bytes4(answer);
        ++answered[action][actual];
        if (ok == (expected == 0) && actual == expected) return ok;
        ++surprises;
        (expectedAnswer, actualAnswer) = (expected, actual);
    }

    function newOrder(uint256 who, bool native, uint256 amount, bool byTransfer) private view returns (Order memory order) {
        order = native ? nativeOrder() : tokenOrder();
        order.depositor = named(_depositors[(who / 2) % 2]);
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
        if (escrow.frozen()) return Freezable.Frozen.selector;
        expected = expectedOfClaim(first, 0);
        if (expected != 0 || first == second) return expected;
        Entry storage entry = _entries[first];
        bool pays = entry.status == IBridgeEscrow.Status.Open && entry.order.inputToken == _entries[second].order.inputToken;
        return expectedOfClaim(second, pays ? entry.order.inputAmount : 0);
    }

    function expectedOfClaim(uint256 index, uint256 alreadyInBatch) private view returns (bytes4) {
        Entry storage entry = _entries[index];
        if (entry.status == IBridgeEscrow.Status.Claimed) return 0;
        if (entry.status != IBridgeEscrow.Status.Open) return IBridgeEscrow.OrderNotOpen.selector;
        uint256 used = _claimed[entry.order.inputToken][block.timestamp / 1 hours] + alreadyInBatch;
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
        _claimed[order.inputToken][block.timestamp / 1 hours] += order.inputAmount;
        ledger.release(order.inputToken, order.inputAmount);
        ledger.earn(order.inputToken, order.channelFee);
        ledger.move(order.inputToken, address(escrow), order.maker, order.inputAmount - order.channelFee);
        finish(entry, IBridgeEscrow.Status.Claimed);
        lastTouched = index;
    }

    function giveBack(Entry storage entry, IBridgeEscrow.Status ending) private {
        ledger.release(entry.order.inputToken, entry.order.inputAmount);
        ledger.move(entry.order.inputToken, address(escrow), entry.order.depositor, entry.order.inputAmount);
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

    function ifFrozen() private view returns (bytes4) {
        return escrow.frozen() ? Freezable.Frozen.selector : bytes4(0);
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
